import { newRecoveryCodes, withoutCode } from './recovery-codes';
import { SecretBox } from './secret-box';

it('makes eight different codes', () => {
  const codes = newRecoveryCodes();

  expect(new Set(codes).size).toBe(8);
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$/);
});

it('exchanges a used code for a new one, in its place', () => {
  const codes = newRecoveryCodes();

  const left = withoutCode(codes, ` ${codes[2]} `);

  expect(left).toHaveLength(8);
  expect(left).not.toContain(codes[2]);
  expect(left?.toSpliced(2, 1)).toEqual(codes.toSpliced(2, 1));
  expect(withoutCode(codes, 'no-such-code')).toBeNull();
  expect(withoutCode(codes, '')).toBeNull();
});

it('seals a text differently each time, and opens it under its own key alone', () => {
  const box = new SecretBox('a key for tests of 32 characters');
  const sealed = box.seal('["ä","b"]');

  expect(box.seal('["ä","b"]')).not.toBe(sealed);
  expect(box.open(sealed)).toBe('["ä","b"]');
  const next = new SecretBox('another key of this installation');
  expect(() => next.open(sealed)).toThrow('APP_KEY');

  const rotated = new SecretBox('another key of this installation', ['a key for tests of 32 characters']);
  expect(rotated.open(sealed)).toBe('["ä","b"]');
  expect(next.open(rotated.seal('["ä","b"]'))).toBe('["ä","b"]');
});
