import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto';

interface Envelope {
  iv: string;
  value: string;
  mac: string;
}

/** A text that was opened, and whether by the key that seals. */
export interface Opened<T> {
  text: T;
  isCurrent: boolean;
}

/**
 * Laravel's encryption: AES-256-CBC and an HMAC-SHA256 in a base64 JSON envelope. A cookie's plain text is led by a
 * digest of its name so that no cookie can stand in for another.
 */
export class Encrypter {
  readonly #key: SealingKey;
  readonly #all: readonly SealingKey[];

  /** @param previousKeys  read with, and never written with: Laravel's `APP_PREVIOUS_KEYS` */
  constructor(appKey: string, previousKeys: readonly string[] = []) {
    this.#key = new SealingKey(appKey);
    this.#all = [this.#key, ...previousKeys.map((key) => new SealingKey(key))];
  }

  /** A value that differs each time, also for the same text. */
  seal(cookie: string, text: string): string {
    return this.#key.encrypted(this.#key.prefix(cookie) + text);
  }

  /** The text, or null when the value was not made here for this cookie. */
  open(cookie: string, sealed: string): string | null {
    return this.opened(cookie, sealed)?.text ?? null;
  }

  opened(cookie: string, sealed: string): Opened<string> | null {
    const found = this.#decrypted(sealed);
    const text = found?.bytes.toString('utf8');
    const prefix = found?.key.prefix(cookie);
    return found && prefix !== undefined && text?.startsWith(prefix)
      ? { text: text.slice(prefix.length), isCurrent: found.key === this.#key }
      : null;
  }

  /** Same as Laravel's `encryptString`. */
  encrypt(bytes: Uint8Array): string {
    return this.#key.encrypted(bytes);
  }

  /** Same as Laravel's `decryptString`; null for what none of the keys has made. */
  decrypt(sealed: string): Buffer | null {
    return this.#decrypted(sealed)?.bytes ?? null;
  }

  /** A digest that only the holder of the key can make; 64 hex digits. */
  digest(text: string): string {
    return this.#key.digest(text);
  }

  /** Values of `digest` under each of the previous keys. */
  formerDigests(text: string): string[] {
    return this.#all.slice(1).map((key) => key.digest(text));
  }

  #decrypted(sealed: string): { bytes: Buffer; key: SealingKey } | null {
    const envelope = parseEnvelope(sealed);
    const key = envelope && this.#all.find((each) => each.hasMade(envelope));
    const bytes = key && envelope ? key.decrypted(envelope) : null;
    return key && bytes ? { bytes, key } : null;
  }
}

/** One `APP_KEY`. */
class SealingKey {
  readonly #key: Buffer;
  readonly #prefixes = new Map<string, string>();

  constructor(appKey: string) {
    this.#key = keyOf(appKey);
  }

  encrypted(text: string | Uint8Array): string {
    const iv = freshIv();
    const cipher = createCipheriv('aes-256-cbc', this.#key, iv);
    const head =
      typeof text === 'string'
        ? cipher.update(text, 'utf8', 'base64')
        : cipher.update(text, undefined, 'base64');
    const value = head + cipher.final('base64');
    const iv64 = iv.toString('base64');
    const envelope = `{"iv":"${iv64}","value":"${value}","mac":"${this.digest(iv64 + value)}","tag":""}`;
    return Buffer.from(envelope).toString('base64');
  }

  hasMade({ iv, value, mac }: Envelope): boolean {
    return sameText(this.digest(iv + value), mac);
  }

  /** Null for what the cipher cannot take: with the key known to others than this server, a good MAC says little. */
  decrypted({ iv, value }: Envelope): Buffer | null {
    const bytes = Buffer.from(iv, 'base64');
    if (bytes.length !== IV_BYTES) return null;
    const decipher = createDecipheriv('aes-256-cbc', this.#key, bytes);
    try {
      return Buffer.concat([decipher.update(value, 'base64'), decipher.final()]);
    } catch {
      // Its padding or length is none that this cipher makes: not ours, so absent.
      return null;
    }
  }

  digest(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('hex');
  }

  prefix(cookie: string): string {
    let prefix = this.#prefixes.get(cookie);
    if (prefix === undefined) {
      prefix = `${createHmac('sha1', this.#key).update(`${cookie}v2`).digest('hex')}|`;
      this.#prefixes.set(cookie, prefix);
    }
    return prefix;
  }
}

/** Compares in a time that does not depend on where two texts differ. */
export function sameText(known: string, given: string): boolean {
  const left = Buffer.from(known);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}

const IV_BYTES = 16;
const ivPool = Buffer.alloc(IV_BYTES * 256);
let ivsUsed = ivPool.length;

/** Taken from a pool: asking the system for random bytes twice an answer costs more than the encryption. */
function freshIv(): Buffer {
  if (ivsUsed === ivPool.length) {
    randomFillSync(ivPool);
    ivsUsed = 0;
  }
  ivsUsed += IV_BYTES;
  return ivPool.subarray(ivsUsed - IV_BYTES, ivsUsed);
}

function keyOf(appKey: string): Buffer {
  const decoded = appKey.startsWith('base64:') ? Buffer.from(appKey.slice(7), 'base64') : null;
  return decoded?.length === 32 ? decoded : createHash('sha256').update(appKey).digest();
}

function parseEnvelope(sealed: string): Envelope | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(sealed, 'base64').toString('utf8'));
  } catch {
    // A cookie is anything that a client cares to send: unreadable means absent.
    return null;
  }
  return isEnvelope(parsed) ? parsed : null;
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['iv', 'value', 'mac'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}
