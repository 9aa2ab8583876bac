import { extname } from 'node:path';

/** Of stored and sent files: pictures, whose bytes this product made. The rest is taken out and never shown. */
const TYPES: Record<string, string> = { '.webp': 'image/webp' };

export const typeOf = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';
