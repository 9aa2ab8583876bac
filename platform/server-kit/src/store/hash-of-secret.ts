import { createHash } from 'node:crypto';

/** SHA-256 in hex: tables have this of a secret of many random bits, and never the secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
