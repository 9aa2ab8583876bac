import type { ErrorReportInput } from '@yard/contracts/watching';

const SAME_MS = 60_000;
/** Limit of one page, whatever it throws. */
const MOST = 20;

const counts = new Map<string, number>();
let count = 0;

/** True where a page has reported this already, or enough; otherwise it counts as reported from now on. */
export function isReported(
  { name, message }: Pick<ErrorReportInput, 'name' | 'message'>,
  now: number,
): boolean {
  const key = `${name}: ${message}`;
  const before = counts.get(key);
  if (count >= MOST || (before !== undefined && now - before < SAME_MS)) return true;
  counts.set(key, now);
  count += 1;
  return false;
}
