import { extname } from 'node:path';

/** Types of stored and sent files: pictures, which this product made. The rest is taken out and never shown. */
const TYPES: Record<string, string> = { '.webp': 'image/webp' };

export const typeOf = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';
