import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows. @param steps  of half a minute after `now`, or before it */
export function codeAt(secret: string, now: Date, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + steps * 30_000 });
}
