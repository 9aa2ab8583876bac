import { createDecipheriv } from 'node:crypto';

interface Envelope {
  iv: string;
  value: string;
}

/**
 * Content of a cookie that Laravel encrypted: its text, without the digest of the cookie's name.
 *
 * @param appKey  `base64:…`, the server's own
 * @throws Error for a value that another key has sealed
 */
export function unsealed(appKey: string, sealed: string): string {
  const key = Buffer.from(appKey.replace(/^base64:/, ''), 'base64');
  const { iv, value } = JSON.parse(Buffer.from(sealed, 'base64').toString('utf8')) as Envelope;
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64'));
  const text = decipher.update(value, 'base64', 'utf8') + decipher.final('utf8');
  return text.slice(text.indexOf('|') + 1);
}
