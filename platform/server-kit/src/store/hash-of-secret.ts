import { createHash } from 'node:crypto';

/** SHA-256 in hex: tables have this of a secret of many random bits, and never the secret. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
