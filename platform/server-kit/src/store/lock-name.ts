import { createHash } from 'node:crypto';

/** MySQL refuses locks of longer names. */
const LONGEST = 64;

/** A lock's name for one database of a server, another for each; what is too long is distinguished by its hash. */
export function lockName(purpose: string, database: string): string {
  const name = `${purpose} of ${database}`;
  if (name.length <= LONGEST) return name;
  const hash = createHash('sha256').update(database).digest('hex');
  return `${purpose} of `.padEnd(LONGEST, hash).slice(0, LONGEST);
}
