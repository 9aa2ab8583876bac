import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ENTROPY_LENGTH = 40;

/** The secret of a new token, `{prefix}{40 letters and digits}{crc32b of these}`: what scanners for secrets look for. */
export function newSecret(prefix: string): string {
  const entropy = randomBytes(64).toString('base64').replace(/[+/=]/g, '').slice(0, ENTROPY_LENGTH);
  return prefix + entropy + crc32(entropy).toString(16).padStart(8, '0');
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Token of a header `Authorization`, behind its last `Bearer `, to a comma: as Laravel reads it. */
export function bearerIn(header: string | undefined): string | null {
  const at = header?.toLowerCase().lastIndexOf('bearer ') ?? -1;
  const [token = ''] = header?.slice(at + 'bearer '.length).split(',') ?? [];
  return at < 0 || token === '' ? null : token;
}

/**
 * A token's two halves: without an id it is found by its hash alone.
 *
 * @returns null for what cannot be a token
 */
export function partsOf(token: string): { id: number | null; secret: string } | null {
  const at = token.indexOf('|');
  if (at < 0) return { id: null, secret: token };

  const [id, secret] = [token.slice(0, at), token.slice(at + 1)];
  return /^\d+$/.test(id) && Number.isSafeInteger(Number(id)) && secret !== ''
    ? { id: Number(id), secret }
    : null;
}
