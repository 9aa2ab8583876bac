import { basename } from 'node:path';

/** Control characters, which end lines and texts, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name as it is stored and shown: without folders, and without what is not seen and changes what is. */
export function fileName(sent: string): string {
  return whole(basename(sent.replace(UNSEEN, '').replaceAll('\\', '/')).slice(0, 255)) || 'file';
}

/** Without half of a sign that was cut. */
const whole = (name: string) => name.replace(/[\ud800-\udbff]$/, '');
