import { HOTP, Secret, TOTP } from 'otpauth';

/** Defaults that every authenticator app takes; RFC 6238 allows more. */
const CODES = { algorithm: 'SHA1', digits: 6 };
const STEP_SECONDS = 30;
/** Steps before and after now whose codes count too: clocks differ, and typing takes time. */
const WINDOW = 1;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/** A new secret as authenticator apps take it: 32 letters of base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Steps of 30 seconds since 1970. */
export const stepOf = (now: Date): number => TOTP.counter({ period: STEP_SECONDS, timestamp: now.getTime() });

/**
 * The step whose code was typed, around now.
 *
 * @param usedStep  the last step that was taken; neither it nor an earlier one counts again
 * @returns         null when the code is none of them
 */
export function matchingStep(
  secret: string,
  typed: string,
  { now, usedStep }: { now: Date; usedStep: number | null },
): number | null {
  const token = typed.replace(/\s/g, '');
  // The library counts letters and compares bytes: it throws for six that are longer than digits.
  if (!/^\d{6}$/.test(token)) return null;
  const counter = stepOf(now);
  const options = { secret: Secret.fromBase32(secret), counter, window: WINDOW };
  const delta = HOTP.validate({ ...CODES, ...options, token });
  if (delta === null) return null;
  const step = counter + delta;
  return step > (usedStep ?? -1) ? step : null;
}

/** Content of the QR code, and link to an authenticator app on the same device. @param issuer  the site's name */
export function otpauthUrl(secret: string, email: string, issuer: string): string {
  const [site, account] = [issuer, email].map(encodeURIComponent);
  return `otpauth://totp/${site}:${account}?secret=${secret}&issuer=${site}`;
}
