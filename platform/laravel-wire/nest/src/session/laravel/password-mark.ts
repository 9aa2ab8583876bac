import { createHmac } from 'node:crypto';
import type { WireSettings } from '../../options';
import { sameText } from '../encrypter';

/** Attribute in which Laravel's `AuthenticateSession` notes the password that a login was made with. */
export const PASSWORD_ATTRIBUTE = 'password_hash_web';

/**
 * True where a mark is of this password: its bcrypt hash, as releases before 12.45 write it, or the HMAC of it under
 * `APP_KEY` or a key before it, base64 prefix and all, as newer ones do.
 */
export function isMarkOf(
  password: string,
  mark: string,
  { appKey, previousKeys }: Pick<WireSettings, 'appKey' | 'previousKeys'>,
): boolean {
  const isHmacBy = (key: string) => sameText(createHmac('sha256', key).update(password).digest('hex'), mark);
  return sameText(password, mark) || [appKey, ...previousKeys].some(isHmacBy);
}
