import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-cbc';
/** Of an `APP_KEY` that does not begin with `base64:`. */
const keyOf = (appKey: string) => createHash('sha256').update(appKey).digest();

export function encrypt(appKey: string, text: string): string {
  const [key, iv] = [keyOf(appKey), randomBytes(16)];
  const cipher = createCipheriv(CIPHER, key, iv);
  const value = cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
  const mac = createHmac('sha256', key).update(iv.toString('base64') + value);
  const envelope = { iv: iv.toString('base64'), value, mac: mac.digest('hex'), tag: '' };
  return Buffer.from(JSON.stringify(envelope)).toString('base64');
}

/** The value that a cookie was given. @param sealed  as it was sent */
export function openCookie(appKey: string, sealed: string): string {
  const { iv, value } = JSON.parse(Buffer.from(decodeURIComponent(sealed), 'base64').toString()) as Record<
    'iv' | 'value',
    string
  >;
  const decipher = createDecipheriv(CIPHER, keyOf(appKey), Buffer.from(iv, 'base64'));
  const text = decipher.update(value, 'base64', 'utf8') + decipher.final('utf8');
  return text.slice(text.indexOf('|') + 1);
}

export function sealCookie(appKey: string, name: string, value: string): string {
  const digest = createHmac('sha1', keyOf(appKey)).update(`${name}v2`).digest('hex');
  return encodeURIComponent(encrypt(appKey, `${digest}|${value}`));
}
