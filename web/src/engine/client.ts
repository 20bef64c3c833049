// SPDX-License-Identifier: GPL-3.0-or-later
// The way to the rules and to the engine. The module that both are made of is fetched with the first of them;
// `onLoading` tells how far that has come.
import { EngineClient } from './engine_client.ts';
import { RulesClient } from './rules_client.ts';

export { onLoading, type Progress } from './load.ts';

/** Rules that answer from a worker of their own. */
export function startRules(): RulesClient {
  return new RulesClient();
}

/** An engine that begins to load at once. */
export function startEngine(): EngineClient {
  return new EngineClient();
}
