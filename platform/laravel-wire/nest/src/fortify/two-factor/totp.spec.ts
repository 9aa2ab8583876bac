import { HOTP, Secret } from 'otpauth';
import { matchingStep, newSecret, otpauthUrl, stepOf } from './totp';

const codeAt = (secret: string, counter: number) =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter });

/** RFC 6238 appendix B: `12345678901234567890` in base32; codes are the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

it.each(VECTORS)('takes the code of second %i that the RFC names', (seconds, code) => {
  const now = at(seconds);

  expect(matchingStep(SECRET, code, { now, usedStep: null })).toBe(stepOf(now));
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

it.each(['', '05047', '0504711', 'abcdef', '０５０４７１', '000000'])('refuses %p', (code) => {
  expect(matchingStep(SECRET, code, { now: at(1111111111), usedStep: null })).toBeNull();
});

it('makes secrets of 160 bits and the address that apps read', () => {
  const secret = newSecret();

  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  expect(otpauthUrl(secret, 'ray+1@example.com', 'My Shop')).toBe(
    `otpauth://totp/My%20Shop:ray%2B1%40example.com?secret=${secret}&issuer=My%20Shop`,
  );
});
