// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/think/evaluate.h"

#include <algorithm>
#include <cmath>

#include "tabletop/thunderstone/play/zones.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// What a card brings into a fight.
float power_of(const Catalogue& cards, const Card& card) {
    const PartyTraits& party = card.party;
    float power = static_cast<float>(card.attack) + 1.2F * static_cast<float>(card.magic);
    power += 0.8F * static_cast<float>(card.light);
    power += 0.6F * static_cast<float>(party.rank_attack) + 0.5F * static_cast<float>(party.weapon_attack);
    power += 0.8F * static_cast<float>(party.per_attack) + 0.4F * static_cast<float>(party.meal_attack);
    power += 0.8F * static_cast<float>(party.each_attack) + 0.8F * static_cast<float>(party.each_magic);
    power += 2.5F * static_cast<float>(party.magic_factor - 1);
    power += 1.5F * static_cast<float>(party.all_attack) + 0.2F * static_cast<float>(party.all_strength);
    power += 0.15F * static_cast<float>(party.one_strength) + 0.3F * static_cast<float>(party.bearer_attack);
    power += 0.3F * static_cast<float>(party.strong_attack) + 0.3F * static_cast<float>(party.throw_attack);
    power += static_cast<float>(party.trophy_attack) + static_cast<float>(party.trophy_magic) +
             static_cast<float>(party.trophy_light) - static_cast<float>(party.trophy_loss);
    power += party.silent_ranks != 0 ? -0.7F : 0.0F;
    if (card.is_hero()) {
        power += 0.15F * static_cast<float>(card.strength);
    }
    if (card.is_weapon) {
        power -= 0.15F * static_cast<float>(card.weight);
    }
    for (const Effect& effect : cards.effects(card)) {
        if (effect.trigger == Trigger::Dungeon) {
            power += effect.op == Op::Draw ? 1.2F * static_cast<float>(effect.n) : 0.7F;
            power += 1.2F * static_cast<float>(effect.draws);
        }
    }
    return power;
}

/// What a monster costs, won or lost.
float loss_of(const Catalogue& cards, const Card& monster) {
    float loss = 0;
    for (const Effect& effect : cards.effects(monster)) {
        if (effect.trigger == Trigger::Battle) {
            loss += effect.op == Op::GainDisease ? 0.8F * static_cast<float>(effect.n) : 1.0F;
        }
    }
    return loss;
}

/// Estimates of one player's points at the end.
float expected_points(const Rules& rules, const State& s, int number, float left) {
    const Player& player = s.players[static_cast<std::size_t>(number)];
    float power = 0;
    float gold = 0;
    int points = 3 * player.bounties + 3 * player.stones;
    const auto add = [&](std::span<const CardByte> zone) {
        for (const CardByte byte : zone) {
            const Card& card = rules.cards[byte];
            points += card.vp;
            power += rules.worth.power[kind_of(byte)];
            gold += static_cast<float>(card.gold);
        }
    };
    add({player.cards.data(), static_cast<std::size_t>(player.deck) + player.hand});
    add(discard_of(player));
    const float per_card = 1.0F / static_cast<float>(std::max(1, owned(player)));
    const float xp = std::min<float>(static_cast<float>(player.xp), 12.0F);
    return static_cast<float>(points) + left * (12.0F * power * per_card + 3.0F * gold * per_card + 0.35F * xp);
}

}  // namespace

Worth weigh(const Catalogue& cards) {
    Worth worth;
    for (Kind kind = 0; kind < cards.size(); ++kind) {
        const Card& card = cards[kind];
        const float power = power_of(cards, card);
        worth.power[kind] = power;
        float value = power + 0.7F * static_cast<float>(card.gold) + 0.7F * static_cast<float>(card.vp);
        for (const Effect& effect : cards.effects(card)) {
            value += effect.trigger == Trigger::Village && effect.cost != Cost::Self ? 1.2F : 0.0F;
        }
        worth.value[kind] = card.type == CardType::Disease ? -2.0F : value;
        worth.loss[kind] = loss_of(cards, card);
        worth.prey_on_road[kind] = 0.6F * static_cast<float>(card.xp) - worth.loss[kind];
        worth.prey_in_hall[kind] =
            worth.prey_on_road[kind] + (static_cast<float>(card.vp) + 0.3F * static_cast<float>(card.gold));
    }
    return worth;
}

float part_left(const State& s) {
    int fewest = 20;
    int claims = 0;
    int most_claims = 0;
    for (std::size_t village = 0; village < villages; ++village) {
        const Hall& hall = s.dungeons[village];
        fewest = std::min<int>(fewest, hall.count + hall.size);
        const int unclaimed = 2 - s.claimed[village];
        claims += unclaimed;
        most_claims = std::max(most_claims, unclaimed);
    }
    claims -= most_claims;  // two villages end the game
    const float by_dungeon = static_cast<float>(fewest) / 20.0F;
    const float by_bounties = 0.1F + static_cast<float>(claims) * 0.225F;
    return std::min(by_dungeon, by_bounties);
}

rollout::Shares evaluate(const Rules& rules, const State& s) {
    const float left = part_left(s);
    std::array<float, most_players> points{};
    float best = -1000;
    for (std::size_t i = 0; i < s.player_count; ++i) {
        points[i] = expected_points(rules, s, static_cast<int>(i), left);
        best = std::max(best, points[i]);
    }
    // A lead counts for more the nearer the end is.
    const float scale = 1.0F / (3.0F + 9.0F * left);
    rollout::Shares shares{};
    double sum = 0;
    for (std::size_t i = 0; i < s.player_count; ++i) {
        shares[i] = static_cast<double>(std::exp((points[i] - best) * scale));
        sum += shares[i];
    }
    for (double& share : shares) {
        share /= sum;
    }
    return shares;
}

}  // namespace ziggurat::tabletop::thunderstone
