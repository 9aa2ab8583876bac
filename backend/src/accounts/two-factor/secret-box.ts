import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

interface Envelope {
  iv: string;
  value: string;
  mac: string;
}

/**
 * Texts that only the holder of the app key can read. The form is Laravel's `encrypt()`: AES-256-CBC with an
 * HMAC in a base64 envelope, the text in PHP's notation, so that secrets of an adopted database stay readable.
 */
export class SecretBox {
  private readonly key: Buffer;
  private readonly keys: Buffer[];

  /** @param previousKeys  read, and written with no more */
  constructor(appKey: string, previousKeys: readonly string[] = []) {
    this.key = keyIn(appKey);
    this.keys = [this.key, ...previousKeys.map(keyIn)];
  }

  seal(text: string): string {
    const bytes = randomBytes(16);
    const cipher = createCipheriv('aes-256-cbc', this.key, bytes);
    const written = `s:${Buffer.byteLength(text)}:"${text}";`;
    const value = cipher.update(written, 'utf8', 'base64') + cipher.final('base64');
    const iv = bytes.toString('base64');
    const envelope = JSON.stringify({ iv, value, mac: macOf(this.key, iv, value).toString('hex'), tag: '' });
    return Buffer.from(envelope).toString('base64');
  }

  /** @throws Error when the text was sealed under another key, or changed since */
  open(sealed: string): string {
    const { iv, value, mac } = JSON.parse(Buffer.from(sealed, 'base64').toString('utf8')) as Envelope;
    const given = Buffer.from(mac, 'hex');
    const key = this.keys.find((one) => {
      const known = macOf(one, iv, value);
      return given.length === known.length && timingSafeEqual(given, known);
    });
    if (!key) throw new Error('a secret cannot be read: it was encrypted under another APP_KEY');
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64'));
    const written = decipher.update(value, 'base64', 'utf8') + decipher.final('utf8');
    return written.replace(/^s:\d+:"/, '').replace(/";$/, '');
  }
}

function keyIn(appKey: string): Buffer {
  const decoded = appKey.startsWith('base64:') ? Buffer.from(appKey.slice(7), 'base64') : null;
  return decoded?.length === 32 ? decoded : createHash('sha256').update(appKey).digest();
}

function macOf(key: Buffer, iv: string, value: string): Buffer {
  return createHmac('sha256', key)
    .update(iv + value)
    .digest();
}
