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

/**
 * Laravel's cookie encryption: AES-256-CBC and an HMAC-SHA256 in a base64 JSON envelope, the plain text led
 * by a digest of the cookie's name so that no cookie can stand in for another.
 */
export class Encrypter {
  readonly #key: Buffer;
  readonly #prefixes = new Map<string, string>();

  constructor(appKey: string) {
    this.#key = keyOf(appKey);
  }

  /** A value that differs each time, also for the same text. */
  seal(cookie: string, text: string): string {
    const iv = freshIv();
    const cipher = createCipheriv('aes-256-cbc', this.#key, iv);
    const value = cipher.update(this.#prefix(cookie) + text, 'utf8', 'base64') + cipher.final('base64');
    const iv64 = iv.toString('base64');
    const envelope = `{"iv":"${iv64}","value":"${value}","mac":"${this.#mac(iv64, value)}","tag":""}`;
    return Buffer.from(envelope).toString('base64');
  }

  /** The text, or null when the value was not made here for this cookie. */
  open(cookie: string, sealed: string): string | null {
    const envelope = parseEnvelope(sealed);

    if (!envelope || !sameText(this.#mac(envelope.iv, envelope.value), envelope.mac)) {
      return null;
    }

    const text = this.#decrypted(envelope);
    const prefix = this.#prefix(cookie);
    return text?.startsWith(prefix) ? text.slice(prefix.length) : null;
  }

  /** A digest that only the holder of the key can make; 64 hex digits. */
  digest(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('hex');
  }

  /** Null for what the cipher cannot take: with the key known to others than this server, a good MAC says little. */
  #decrypted({ iv, value }: Envelope): string | null {
    const bytes = Buffer.from(iv, 'base64');
    if (bytes.length !== IV_BYTES) {
      return null;
    }
    const decipher = createDecipheriv('aes-256-cbc', this.#key, bytes);
    try {
      return decipher.update(value, 'base64', 'utf8') + decipher.final('utf8');
    } catch {
      // Its padding or length is none that this cipher makes: not ours, so absent.
      return null;
    }
  }

  #mac(iv: string, value: string): string {
    return this.digest(iv + value);
  }

  #prefix(cookie: string): string {
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
