import { daysCovered } from '@yard/dates';

interface Covered {
  start_date: string;
  end_date: string;
  /** The price lines, those of the rental first. */
  lines: readonly { quantity: number; period_days?: number }[];
}

/** Explains why four days may be charged as a week; null where each day is a unit of a line. */
export function coverWords({ start_date, end_date, lines }: Covered): string | null {
  const days = daysCovered(start_date, end_date);
  const [first] = lines;
  const isPlain = first?.period_days === 1 && first.quantity === days;
  return isPlain ? null : `${days} days at the best rate`;
}
