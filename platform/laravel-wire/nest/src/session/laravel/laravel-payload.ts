import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type StoredSession, type UserId, userIdFrom } from '../../ports';
import { Encrypter } from '../encrypter';
import { jsonAttributesIn, jsonOf } from './json-attributes';
import { attributesIn, serialized } from './php-attributes';
import { PhpSyntaxError } from './php-cursor';
import { encode, stringIn } from './php-values';
import { formOf, inForm, type SessionForm } from './session-form';
import { UnknownPayload } from './session-refusals';

const GUARD = createHash('sha1').update('Illuminate\\Auth\\SessionGuard').digest('hex');
/** The attribute in which Laravel's guard `web` keeps the user's id. */
export const LOGIN_ATTRIBUTE = `login_web_${GUARD}`;

/** A session's contents, and its user. */
export type LaravelSession = Pick<StoredSession, 'user_id' | 'payload'>;

/** Form of new sessions; one that was read is written back in the form that it was found in. */
export interface LaravelSessionOptions {
  /** Laravel's `session.serialization`: `php` without it; a new Laravel 13 has `json`. */
  serialization?: SessionForm['serialization'];
  /** Laravel's `session.encrypt`. */
  encrypt?: boolean;
  /** Laravel's `APP_KEY`, for encrypted sessions. */
  appKey?: string;
  /** Laravel's `APP_PREVIOUS_KEYS`: sessions that were encrypted with these are read. */
  previousKeys?: readonly string[];
}

/**
 * Reads what Laravel's session store wrote: serialized by PHP or in JSON, encrypted or not.
 *
 * @returns null for what Laravel could not read either: it starts such a session anew
 * @throws UnknownPayload
 */
export function readLaravelSession(
  bytes: Buffer,
  options: LaravelSessionOptions = {},
): LaravelSession | null {
  const encrypt = startsWith(bytes, 'eyJ');
  try {
    const text = encrypt ? decrypted(bytes, options) : bytes;
    const serialization = startsWith(text, '{') || startsWith(text, '[') ? 'json' : 'php';
    const payload =
      serialization === 'php' ? attributesIn(text) : isUtf8(text) ? jsonAttributesIn(String(text)) : null;
    return payload && { user_id: userIdIn(payload), payload: inForm(payload, { serialization, encrypt }) };
  } catch (error) {
    if (error instanceof PhpSyntaxError) return null;
    throw error;
  }
}

/** @throws SessionNotWritable, TypeError: see `serialized` and `jsonOf` */
export function writeLaravelSession(
  { user_id, payload }: LaravelSession,
  options: LaravelSessionOptions = {},
): Buffer {
  const { serialization = 'php', encrypt = false } = formOf(payload) ?? options;
  const attributes = user_id === null ? payload : { ...payload, [LOGIN_ATTRIBUTE]: user_id };
  const bytes = serialization === 'php' ? serialized(attributes) : Buffer.from(jsonOf(attributes));
  return encrypt ? Buffer.from(encrypterOf(options).encrypt(encode(bytes))) : bytes;
}

function userIdIn(payload: Record<string, unknown>): UserId | null {
  const id = payload[LOGIN_ATTRIBUTE];
  return (typeof id === 'string' && id !== '') || Number.isSafeInteger(id) ? userIdFrom(id) : null;
}

const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.subarray(0, text.length).toString('latin1') === text;

/** Laravel's `encrypt()` serializes the text that is given to it. */
function decrypted(bytes: Buffer, options: LaravelSessionOptions): Buffer {
  const text = encrypterOf(options).decrypt(bytes.toString('latin1'));
  if (!text) {
    throw new UnknownPayload("Laravel's session.encrypt is on, and its APP_KEY is none of those given");
  }
  return stringIn(text);
}

function encrypterOf({ appKey, previousKeys }: LaravelSessionOptions): Encrypter {
  if (appKey === undefined) {
    throw new UnknownPayload(
      "Laravel's session.encrypt is on: its sessions are shared by a store with the appKey",
    );
  }
  return new Encrypter(appKey, previousKeys);
}
