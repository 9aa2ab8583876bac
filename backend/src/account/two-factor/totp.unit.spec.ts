import { fromBase32, toBase32 } from './base32';
import { codeAt, matchingStep, newSecret, otpauthUrl, stepOf } from './totp';

/** RFC 6238 appendix B: the secret is the ASCII text, codes are the last six of its eight digits. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));
const VECTORS = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

it.each(VECTORS)('computes the code of second %i as the RFC does', (seconds, code) => {
  expect(codeAt(SECRET, stepOf(at(seconds)))).toBe(code);
});

/** RFC 4648 section 10. */
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %s in base32 as %s', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
  expect(fromBase32(encoded).toString()).toBe(text);
});

it.each([
  [-31, null],
  [-30, 0],
  [0, 0],
  [29, 0],
  [59, 0],
  [60, null],
])('takes a code %i seconds after its step began: %p', (late, expected) => {
  const began = 1111111110;
  const step = stepOf(at(began));
  const found = matchingStep(SECRET, codeAt(SECRET, step), { now: at(began + late), usedStep: null });
  expect(found).toBe(expected === null ? null : step);
});

it('takes no code twice, and none from before the last one', () => {
  const now = at(1111111111);
  const step = stepOf(now);

  expect(matchingStep(SECRET, '050 471', { now, usedStep: step - 1 })).toBe(step);
  expect(matchingStep(SECRET, '050471', { now, usedStep: step })).toBeNull();
  expect(matchingStep(SECRET, codeAt(SECRET, step - 1), { now, usedStep: step })).toBeNull();
});

it.each(['', '05047', '0504711', 'abcdef', '000000'])('refuses %p', (code) => {
  expect(matchingStep(SECRET, code, { now: at(1111111111), usedStep: null })).toBeNull();
});

it('makes secrets of 160 bits and the address that apps read', () => {
  const secret = newSecret();

  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  expect(otpauthUrl(secret, 'ray+1@example.com')).toBe(
    `otpauth://totp/Yard:ray%2B1%40example.com?secret=${secret}&issuer=Yard`,
  );
});
