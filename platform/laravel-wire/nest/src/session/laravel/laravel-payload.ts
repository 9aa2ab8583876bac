import { createHash } from 'node:crypto';
import type { StoredSession } from '../../ports';
import { attributesIn, serialized } from './php-attributes';
import { PhpSyntaxError } from './php-cursor';
import { UnknownPayload } from './session-refusals';

const GUARD = createHash('sha1').update('Illuminate\\Auth\\SessionGuard').digest('hex');
/** The attribute in which Laravel's guard `web` keeps the user's id. */
export const LOGIN_ATTRIBUTE = `login_web_${GUARD}`;

/** What a session holds, and whose it is. */
export type LaravelSession = Pick<StoredSession, 'user_id' | 'payload'>;

/**
 * Reads what Laravel's session store serialized.
 *
 * @returns null for what PHP could not read either: Laravel starts such a session anew
 * @throws UnknownPayload
 */
export function readLaravelSession(bytes: Buffer): LaravelSession | null {
  mustBePhp(bytes);
  try {
    const payload = attributesIn(bytes);
    return { user_id: userIdIn(payload), payload };
  } catch (error) {
    if (error instanceof PhpSyntaxError) {
      return null;
    }
    throw error;
  }
}

/** @throws SessionNotWritable, TypeError: see `serialized` */
export function writeLaravelSession({ user_id, payload }: LaravelSession): Buffer {
  return serialized(user_id === null ? payload : { ...payload, [LOGIN_ATTRIBUTE]: user_id });
}

/** Numbers alone name a user here; a guard of other ids is nobody's login. */
function userIdIn(payload: Record<string, unknown>): number | null {
  const id = payload[LOGIN_ATTRIBUTE];
  const number = typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

function mustBePhp(bytes: Buffer): void {
  const start = bytes.subarray(0, 3).toString('latin1');
  if (start === 'eyJ') {
    throw new UnknownPayload("Laravel's session.encrypt is on: its sessions cannot be shared");
  }
  if (start.startsWith('{')) {
    throw new UnknownPayload("Laravel's session.serialization is json: set it to php to share its sessions");
  }
}
