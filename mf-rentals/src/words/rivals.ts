import type { RentalRequestRecord } from '@yard/contracts';

type Asked = Pick<RentalRequestRecord, 'id' | 'start_date' | 'end_date'>;

/** Of the requests that wait, those for some of the same days. */
export function rivalsOf<T extends Asked>({ id, start_date, end_date }: Asked, waiting: readonly T[]): T[] {
  return waiting.filter(
    (other) => other.id !== id && other.start_date <= end_date && other.end_date >= start_date,
  );
}

/** `2 other requests ask for these days` */
export function rivalWords(count: number): string {
  return count === 1 ? 'Another request asks for these days' : `${count} other requests ask for these days`;
}
