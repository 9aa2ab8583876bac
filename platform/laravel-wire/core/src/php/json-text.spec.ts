import { isJsonText } from './json-text';

const TEXTS = [
  '{"a": [1, -0.5, 1e9, 2E-3], "b\\u00e9\\n": {"c": null}, "d": [[], {}, [{}]], "": ""}',
  ' [true , false,null,"\\"\\\\\\/\\b\\f\\r\\t"]\r\n\t',
  '"text"',
  '-0',
  '[]',
  '{ }',
  '[[[1]],{"a":{"b":[]}}]',
];
const NOT = [
  ...['', ' ', '[', ']', '{', '}', '[1', '[1,]', '[,1]', '{"a"}', '{"a":}', '{"a":1,}', '{a:1}', '{1:1}'],
  ...['[1}', '{"a":1]', '[1 2]', '1 2', '01', '1.', '.5', '+1', '1e', '-', 'tru', 'True', 'NaN', 'undefined'],
  ...[
    '"',
    '"a',
    '"\\"',
    '"\\x"',
    '"\\u12g4"',
    '"\\u12"',
    '"a\nb"',
    "'a'",
    '[]]',
    '{}{}',
    '\u00a01',
    '\ufeff1',
  ],
];

function isParsed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('takes what JSON.parse takes, but no half of a pair of surrogates', () => {
  expect(TEXTS.filter((text) => !isJsonText(text))).toEqual([]);
  expect(NOT.filter(isJsonText)).toEqual([]);
});

it('agrees with JSON.parse wherever a sign is left out, put in or in the place of another', () => {
  const signs = [...'{}[]",:\\ \n0-.eEtu1'];
  const changed = TEXTS.flatMap((text) =>
    Array.from({ length: text.length }, (_, at) => [text.slice(0, at), text.slice(at), text.slice(at + 1)]),
  ).flatMap(([head = '', rest = '', next = '']) => [
    head + next,
    ...signs.flatMap((sign) => [head + sign + rest, head + sign + next]),
  ]);

  expect(changed.filter((text) => isJsonText(text) !== isParsed(text))).toEqual([]);
  expect(changed.filter(isParsed).length).toBeGreaterThan(100);
});
