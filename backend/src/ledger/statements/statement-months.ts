import { startOfDayIn, todayIn } from '@yard/dates';
import { isDuplicate, type Transaction } from '../../database/unit-of-work';
import { Statement } from './statement.entity';

/** Opens an owner's statement with the first line of a month. */
export async function openStatement(
  tx: Transaction,
  user_id: number,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<void> {
  const month = todayIn(timeZone, at).slice(0, 7);
  if (await tx.manager.existsBy(Statement, { user_id, month })) return;
  const starts_at = startOfDayIn(`${month}-01`, timeZone);
  const ends_at = startOfDayIn(`${monthAfter(month)}-01`, timeZone);
  try {
    await tx.insert(Statement, { user_id, month, starts_at, ends_at });
  } catch (error) {
    // Another process was between the look and the insert; on both databases the transaction lives on.
    if (!isDuplicate(error)) throw error;
  }
}

/** @param month  `YYYY-MM` */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return next.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
