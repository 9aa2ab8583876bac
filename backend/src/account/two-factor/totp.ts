import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fromBase32, toBase32 } from './base32';

const STEP_SECONDS = 30;
/** Steps before and after now whose codes count too: clocks differ, and typing takes time. */
const WINDOW = 1;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const ISSUER = 'Yard';

/** A new secret as authenticator apps take it: 32 letters of base32. */
export function newSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** The six digits of a time step: RFC 6238 with SHA-1. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Steps of 30 seconds since 1970. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

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
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepOf(now);
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => current - WINDOW + index);
  const match = steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
  return match !== undefined && match > (usedStep ?? -1) ? match : null;
}

/** What the QR code says, and what opens an authenticator app on the same device. */
export function otpauthUrl(secret: string, email: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(ISSUER)}`;
}
