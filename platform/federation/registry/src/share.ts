import { createHash } from 'node:crypto';

const WHOLE = 10_000;
const SHARE = /^(\d{1,3}(?:\.\d{1,2})?)%?$/;

/** Hundredths of a percent for `10%`, `2.5%` or `10`; null for what is no share of visitors. */
export function shareIn(text: string): number | null {
  const percent = Number(SHARE.exec(text)?.[1]);
  return percent > 0 && percent <= 100 ? Math.round(percent * 100) : null;
}

/** The same for one visitor and one trial, evenly spread over visitors: 0 to 9,999. */
export function isInShare(visitor: string, draw: string): number {
  const hash = createHash('sha256').update(`${visitor} ${draw}`).digest();
  return hash.readUInt32BE(0) % WHOLE;
}
