import { check, rules } from '../index';

const passes = (line: string, value: unknown): boolean => check(rules({ f: line }), { f: value }).ok;

test.each([
  ['uuid', '018f3b2a-7c4d-7e1f-8a2b-0123456789ab', true],
  ['uuid:7', '018f3b2a-7c4d-7e1f-8a2b-0123456789ab', true],
  ['uuid:7', '018f3b2a-7c4d-4e1f-8a2b-0123456789ab', false],
  ['uuid:4', '018f3b2a-7c4d-4e1f-8a2b-0123456789ab', true],
  ['uuid:4', '018f3b2a-7c4d-4e1f-0a2b-0123456789ab', false],
  ['uuid:0', '00000000-0000-0000-0000-000000000000', true],
  ['uuid:0', '018f3b2a-7c4d-4e1f-8a2b-0123456789ab', false],
  ['uuid:max', 'FFFFFFFF-ffff-ffff-ffff-ffffffffffff', true],
  ['timezone', 'Asia/Tokyo', true],
  ['timezone:All', 'Asia/Tokyo', true],
  ['timezone:Europe', 'Europe/Paris', true],
  ['timezone:europe', 'Asia/Tokyo', false],
  ['timezone:Europe', 'UTC', false],
  ['timezone:UTC', 'UTC', true],
  ['email:rfc', 'a@localhost', true],
  ['email:filter', 'a@localhost', false],
  ['email:rfc,filter', 'a.b+c@sub.example.com', true],
  ['email:filter', 'é@example.com', false],
  ['email:filter', '"a b"@example.com', false],
  ['email:filter', 'a@example.123', false],
  ['email:filter', `${'a'.repeat(65)}@example.com`, false],
  ['email:filter', `a@${'b'.repeat(64)}.com`, false],
])('%s of %j: %p', (line, value, expected) => {
  expect(passes(line, value)).toBe(expected);
});

test.each([
  ['uuid:9', 'a version is 0 to 8, or max.'],
  ['timezone:per_country,DE', 'the group is none of all, UTC and Africa'],
  ['timezone:all_with_bc', 'the group is none of all, UTC and Africa'],
  ['email:dns', '"dns" is not here, only rfc and filter'],
  ['email:rfc,spoof', '"spoof" is not here'],
  ['email:strict', '"strict" is not here'],
  ['email:filter_unicode', '"filter_unicode" is not here'],
  ['min:1x', 'Field "f" has the rule "min:1x": it takes a number.'],
  ['max', 'it takes a number.'],
  ['between:1', 'it takes 2 numbers.'],
  ['decimal:two', 'it takes a number.'],
  ['digits:5x', 'it takes a number.'],
  ['digits_between:5', 'it takes 2 numbers.'],
  ['max_digits:', 'it takes a number.'],
  ['mimes:jpg,docx', 'nothing is known of files named .docx'],
  ['dimensions:min_ratio=1/2', '"min_ratio=1/2" is not one of width, height'],
  ['active_url', 'which is not here: write "url"'],
  ['any_of', 'which is not here: write the cases as rule sets'],
  ['can:update', 'which is not here: write a policy'],
  ['current_password', 'which is not here: write "required|string"'],
  ['encoding:UTF-8', 'which is not here: write "file"'],
  ['enum:Suit', 'which is not here: write "in:"'],
  ['password', 'which is not here: write "min:8"'],
])('%s is refused when its set is made: %s', (line, reason) => {
  expect(() => rules({ f: line })).toThrow(reason);
});
