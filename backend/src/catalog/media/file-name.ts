import { basename } from 'node:path';
import { cutTo } from '@yard/contracts/cut-text';

/** Control characters, which end lines and texts, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name as it is stored and shown: without folders, and without what is not seen and changes what is. */
export function fileName(sent: string): string {
  return cutTo(basename(sent.replace(UNSEEN, '').replaceAll('\\', '/')), 255) || 'file';
}
