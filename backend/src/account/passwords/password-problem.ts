import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** bcrypt reads no further: whoever types the same beginning would be let in. */
const MOST_BYTES = 72;

let common: Set<string> | null = null;

/**
 * Why a new password is refused that meets its rules; null for a good one.
 *
 * @param refusesCommon  also the 3,000 that are guessed first; not where the demo's own is among them
 */
export function passwordProblem(password: string, refusesCommon: boolean): string | null {
  if (Buffer.byteLength(password) > MOST_BYTES) {
    return `The password field must not be greater than ${MOST_BYTES} bytes.`;
  }
  return refusesCommon && isCommon(password)
    ? 'The given password has appeared in a data leak. Please choose a different password.'
    : null;
}

/** Read when it is first needed. */
function isCommon(password: string): boolean {
  common ??= new Set(readFileSync(join(__dirname, 'data/common-passwords.txt'), 'utf8').trim().split('\n'));
  return common.has(password.toLowerCase());
}
