# SPDX-License-Identifier: GPL-3.0-or-later
"""The brace scanner finds functions where they are, and nothing else."""

import unittest

import functions


def found(text):
    return functions.in_cpp(text)


class PlainFunctions(unittest.TestCase):
    def test_free_function_with_its_signature(self):
        self.assertEqual(found("namespace a {\n\nint f(int x,\n      int y) {\n    return x;\n}\n}\n"), [("f", 3, 4)])

    def test_one_line(self):
        self.assertEqual(found("int f() { return 1; }"), [("f", 1, 1)])

    def test_declarations_have_no_lines(self):
        self.assertEqual(found("int f(int x = 3);\nusing F = void (*)(int);\n"), [])

    def test_template_line_counts(self):
        self.assertEqual(found("template <class T, int N = (3 > 2)>\nT f(T x)\n{\n}\n")[0][1:], (1, 4))

    def test_trailing_words(self):
        for words in ("const", "noexcept", "const noexcept override", "-> std::vector<int>", "requires Small<T>"):
            self.assertEqual(found("auto f(int x) " + words + " {\n}\n"), [("f", 1, 2)], words)

    def test_operators(self):
        text = "struct A {\n    int operator()(int x) const {\n        return x;\n    }\n" \
               "    bool operator==(const A& o) const { return true; }\n};\n"
        self.assertEqual(found(text), [("operator()", 2, 3), ("operator==", 5, 1)])

    def test_test_cases(self):
        self.assertEqual(found('TEST_CASE("braces { in names") {\n    CHECK(true);\n}\n'), [("TEST_CASE", 1, 3)])

    def test_two_after_each_other(self):
        self.assertEqual(found("void f() {\n}\n\nvoid g() {\n}\n"), [("f", 1, 2), ("g", 4, 2)])


class Scopes(unittest.TestCase):
    def test_types_are_no_functions(self):
        for head in ("struct A", "class A final : public B<int>", "enum class E : std::uint8_t", "union U",
                     "template <class T>\nstruct A<T>", "template <class T>\n    requires Small<T>\nclass A",
                     "struct alignas(64) A", "namespace a::b", 'extern "C"'):
            self.assertEqual(found(head + " {\n\n\n};\n"), [], head)

    def test_members_after_access_labels(self):
        text = "class A {\npublic:\n    A() = default;\n\n    int f() const {\n        return 1;\n    }\n};\n"
        self.assertEqual(found(text), [("f", 5, 3)])

    def test_constructor_initializers(self):
        text = "A::A(int x)\n    : a_{x}, b_(x), c_{std::move(x)} {\n    go();\n}\n"
        self.assertEqual(found(text), [("A::A", 1, 4)])

    def test_constructor_initializers_only(self):
        self.assertEqual(found("struct A {\n    A(int x) : a_(x) {}\n    int f();\n};\n"), [("A", 2, 1)])

    def test_lambdas_are_part_of_their_function(self):
        text = "int f() {\n    auto g = [](int x) {\n        return x;\n    };\n    return g(1);\n}\n"
        self.assertEqual(found(text), [("f", 1, 6)])

    def test_concepts_are_no_functions(self):
        text = "template <class R>\nconcept Rules = requires(R r) {\n    { r.f() } -> std::same_as<int>;\n};\n"
        self.assertEqual(found(text), [])

    def test_tables_are_no_functions(self):
        text = "constexpr std::array<int, 3> table{\n    1,\n    2,\n};\nint other[] = {\n    1,\n};\n"
        self.assertEqual(found(text), [])


class Noise(unittest.TestCase):
    def test_comments_and_literals(self):
        text = "// void f() {\n/* { */\nint f() {\n    g(\"}\", '}', '\\'', R\"(}\")\", 1'000'000);\n}\n"
        self.assertEqual(found(text), [("f", 3, 3)])

    def test_raw_strings_keep_their_lines(self):
        self.assertEqual(found('int f() {\n    g(R"x({\n{\n)x");\n}\n'), [("f", 1, 5)])

    def test_one_branch_of_an_if(self):
        text = "#if A\nint f() {\n#else\nint f(int x) {\n#endif\n    return 1;\n}\n#define G(x) \\\n    {\n"
        self.assertEqual(found(text), [("f", 2, 6)])

    def test_unpaired_braces_are_an_error(self):
        with self.assertRaises(ValueError):
            found("int f() {\n")


class Python(unittest.TestCase):
    def test_python(self):
        self.assertEqual(functions.in_python("def f():\n    x = 1\n    return x\n"), [("f", 1, 3)])


if __name__ == "__main__":
    unittest.main()
