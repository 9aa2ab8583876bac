import type { DataSource } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { LockedRequest } from '../../records/locked-request';
import type { RentalRequest } from '../../records/rental-request.entity';
import type { NoticeFields } from '../../notices/rental-events';

export type ReminderNotice = Omit<NoticeFields, 'dedupe_key'>;

export interface Reminder {
  name: string;
  /** Ids of the requests that look due for it. Each is judged again under its own lock. */
  due(dataSource: DataSource, now: Date): Promise<number[]>;
  /** Identifies the subject: another date is another subject. */
  keyOf(request: Pick<RentalRequest, 'id' | 'start_date' | 'end_date'>): string;
  /** The person whose notice proves that all were reminded. */
  noticeOf: 'user_id' | 'owner_id';
  notices(tx: Transaction, locked: LockedRequest): Promise<ReminderNotice[]>;
}

/** Nobody is reminded before this hour at the machine's place. */
export const FROM_HOUR = '08:00';
