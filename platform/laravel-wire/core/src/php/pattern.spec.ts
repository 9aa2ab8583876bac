import { compile as compileInPages } from './browser-engine';
import { matcherOf, phpPattern } from './pattern';
import { translatePattern } from './pattern-translation';

/** As a page tests it. */
const testInPage = (pattern: string, text: string): boolean =>
  matcherOf(translatePattern(pattern), compileInPages).test(text);

/** Each as PHP's preg_match says. */
test.each([
  ['/^\\d{5}(-\\d{4})?$/', '10115', true],
  ['/^\\d{5}$/', '10115\n', true],
  ['/^\\d{5}$/D', '10115\n', false],
  ['/^\\d{5}\\z/', '10115\n', false],
  ['/^\\d{5}\\Z/', '10115\n', true],
  ['/^(a$|b)/', 'a\n', true],
  ['/^b$/m', 'a\nb\nc', true],
  ['/^b/', 'a\nb', false],
  ['{^a{2}$}', 'aa', true],
  ['#^a/b$#', 'a/b', true],
  ['~^\\~$~', '~', true],
  [' /^a$/ ', 'a', true],
  ['/^a.c$/', 'a\nc', false],
  ['/^a.c$/s', 'a\nc', true],
  ['/^a.c$/', 'a\rc', true],
  ['/^ABC[d-f]$/i', 'abcE', true],
  ['/^(?i)abc$/', 'aBC', true],
  ['/(?i)^abc$/u', 'aBC', true],
  ['/(?i)abc|d/i', 'D', true],
  ['/(?i)abc|d/', 'D', true],
  ['/^(?isx)a . b$/', 'A\nB', true],
  ['/^(?i)É$/', 'é', false],
  ['/^[[:upper:]]$/', 'a', false],
  ['/^[[:upper:]]$/i', 'a', true],
  ['/^[[:alpha:]_]+$/', 'a_b', true],
  ['/^[[:punct:]]+$/', '!-`{^[]', true],
  ['/^[]a]+$/', ']a', true],
  ['/^[^]a]+$/', 'bc', true],
  ['/^[\\w-]+$/', 'a-b_1', true],
  ['/^[\\w.+-]+@[\\w-]+$/', 'a.b+c@d-e', true],
  ['/^[^\\W\\d]+$/', 'abc', true],
  ['/^[^\\W\\d]+$/', 'ab1', false],
  ['/^[+\\-*\\/^]$/', '^', true],
  ['/^a b # words\n$/x', 'ab', true],
  ['/^a\\ b[ ]c$/x', 'a b c', true],
  ['/a/A', 'ba', false],
  ['/^\\Qa.b\\E$/', 'a.b', true],
  ['/^\\Qa.b\\E$/', 'axb', false],
  ['/^a(?#a word)b$/', 'ab', true],
  ["/^(?<year>\\d+)(?'m'\\d)(?P<d>\\d)$/", '123', true],
  ['/^\\x41\\x{42}\\103$/', 'ABC', true],
  ['/^\\x41\\x{42}\\012$/', 'AB\n', true],
  ['/^a{,2}$/', 'a{,2}', true],
  ['/^a{2,}?b$/', 'aaab', true],
  ['/^\\s$/', '\v', true],
  ['/^\\s$/', '\u00a0', false],
  ['/^\\s$/u', '\u00a0', true],
  ['/^\\h+$/', ' \t', true],
  ['/^a\\Rb$/', 'a\r\nb', true],
  ['/^.{2}$/', 'é', true],
  ['/^.{2}$/', 'éé', false],
  ['/^.{2}$/u', 'éé', true],
  ['/^.$/u', '😀', true],
  ['/^é+$/', 'éé', false],
  ['/^é+$/u', 'éé', true],
  ['/^É$/i', 'é', false],
  ['/^É$/iu', 'é', true],
  ['/^[à-ü]$/u', 'é', true],
  ['/^\\w+$/', 'né', false],
  ['/^\\w+$/u', 'né', true],
  ['/^\\d$/u', '٣', true],
  ['/^\\d$/', '٣', false],
  ['/^\\p{Lu}\\pL\\P{Lu}$/u', 'Äöß', true],
  ['/^\\p{^Lu}$/u', 'a', true],
  ["/^[\\p{L}\\s'-]+$/u", "d'Arc Élan-Ö", true],
  ['/^\\p{Greek}+$/u', 'αβγ', true],
  ['/^\\p{Greek}+$/u', 'abc', false],
  ['/\\bcat\\b/', 'a cat!', true],
  ['/^(a|b)*$/', 'abab', true],
  ['/^.+@.+$/i', 'someone@example.com', true],
  ['/^(?=.*\\d)(?=.*[a-z]).{8,}$/', 'abcdefg1', true],
  ['/^(?=.*\\d)(?=.*[a-z]).{8,}$/', 'abcdefgh', false],
  ['/^(?=.*\\d)(?=.*[a-z]).{8,}$/', 'abc1', false],
  ['/^(?!.*\\.\\.)[a-z.]+$/', 'a.b', true],
  ['/^(?!.*\\.\\.)[a-z.]+$/', 'a..b', false],
  ['/^(?=a|(?:b|[)c]))(?!\\)|x)[^x]$/', ')', false],
  ['/^(?=a|(?:b|[)c]))(?!\\)|x)[^x]$/', 'c', true],
  ['/^ (?= É ) # words\n (?! ..[)] ) .{2}$/x', 'É', true],
  ['/^(?=É).$/iu', 'é', true],
  ['/^(?=a$)a/', 'a\n', true],
  ['/^(?=a)b/', 'ab', false],
  ['/(?<=a)b/', 'ab', true],
  ['/(?<=a)b/', 'cb', false],
  ['/^[a-z-]+(?<!-)$/', 'a-b', true],
  ['/^[a-z-]+(?<!-)$/', 'a-', false],
  ['/^(?!-)[a-z-]+(?<!-)$/u', '-a', false],
])('%s of %j is %p, on a server and in a page', (pattern, text, expected) => {
  expect([phpPattern(pattern).test(text), testInPage(pattern, text)]).toEqual([expected, expected]);
});

test.each([
  [
    '/(?=.*\\d).+$/',
    'a lookahead, "(?="; write it right behind the first ^, or as another rule beside this one',
  ],
  ['/^((?!x).)*$/', 'a lookahead, "(?!"'],
  ['/^(?=a)b|c/', 'a lookahead, "(?="'],
  ['/^(?=a)b/m', 'a lookahead, "(?="'],
  ['/^(?=a)?b/', 'a lookahead, "(?="'],
  ['/^(?=a(?!b))a/', 'a lookahead, "(?!"'],
  ['/(?>a+)b/', 'an atomic group, "(?>"; write (?:…): nothing here goes back.'],
  ['/a++b/', 'a possessive quantifier, "++"; leave out the last +: nothing here goes back.'],
  ['/a{2,3}+/', 'a possessive quantifier, "{2,3}+"'],
  ['/(a)\\1/', 'a backreference, "\\1"; compare the parts where the input is used.'],
  ['/(?<n>a)\\k<n>/', 'a backreference, "\\k"'],
  ['/(?P<n>a)(?P=n)/', 'a backreference, "(?P="'],
  ['/\\((?R)*\\)/', 'a recursion, "(?R)"'],
  ['/(a)(?1)/', 'a recursion, "(?1"'],
  ['/(a)?(?(1)b|c)/', 'a condition, "(?("'],
  ['/(?|a|b)/', 'a branch reset, "(?|"'],
  ['/a(?i)b/', 'flags inside the pattern, "(?i)"; write them after the closing delimiter.'],
  ['/(*UTF8)a/', 'a verb, "(*"'],
  ['/\\ba/u', 'a word boundary with the flag u, "\\b"'],
  ['/a\\Kb/', 'an escape without a counterpart, "\\K"'],
  ['/a$b/', 'the end of the text before more, "$"'],
  ['/\\p{L}/', 'a Unicode property without the flag u, "\\p{L}"'],
  ['/a{1,1001}/', 'invalid repeat count'],
  ['/a)/', 'unexpected )'],
  ['/[a/', 'brackets that are not closed, "["'],
  ['/a\\j/', 'nothing is known of "\\j"'],
  ['/a/e', 'of its flags "e" one is not known'],
  ['abc', 'it has no delimiters'],
])('refuses %s by name: %s', (pattern, reason) => {
  expect(() => phpPattern(pattern)).toThrow(reason);
});

it('takes steps for the length of the text alone', () => {
  const text = `${'a'.repeat(50_000)}!`;

  expect(phpPattern('/^([a-z0-9]+-?)+$/').test(text)).toBe(false);
  expect(phpPattern('/^(a+)+$/').test(text)).toBe(false);
  expect(phpPattern('/^(?=(a+)+$)(?!(a|aa)+b)[a!]+$/').test(text)).toBe(false);
  expect(phpPattern('/(?<=(?:a+)+b)!$/').test(text)).toBe(false);
});
