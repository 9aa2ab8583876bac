import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

const COUNT = 8;
const HALF = 10;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Eight codes for the day the phone is lost; each is good for one login. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newRecoveryCode);

/**
 * The codes with the typed one exchanged for a new one.
 *
 * @returns null when the typed one is none of them
 */
export function withoutCode(codes: readonly string[], typed: string): string[] | null {
  const wanted = digestOf(typed.trim());
  const at = codes.findIndex((code) => timingSafeEqual(digestOf(code), wanted));
  return at < 0 ? null : codes.map((code, index) => (index === at ? newRecoveryCode() : code));
}

const newRecoveryCode = (): string => `${half()}-${half()}`;

function half(): string {
  return Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
