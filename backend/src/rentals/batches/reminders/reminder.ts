import type { DataSource } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { LockedRequest } from '../../records/locked-request';
import type { RentalRequest } from '../../records/rental-request.entity';
import type { NoticeFields } from '../../notices/rental-events';

/** What people are told of a matter, under its one key. */
export type Reminding = Omit<NoticeFields, 'dedupe_key'>;

/** A matter that people are reminded of, once. */
export interface Reminder {
  name: string;
  /** Ids of the requests that look due for it. Each is looked at again under its own lock. */
  due(dataSource: DataSource, now: Date): Promise<number[]>;
  /** Names the matter: another date is another matter. */
  keyOf(request: Pick<RentalRequest, 'id' | 'start_date' | 'end_date'>): string;
  /** Whose notice says that it was told, to all who are. */
  noticeOf: 'user_id' | 'owner_id';
  /** What to tell whom of a held request; nothing where it is not due after all. */
  notices(tx: Transaction, locked: LockedRequest): Promise<Reminding[]>;
}

/** Nobody is reminded before this hour at the machine's place. */
export const FROM_HOUR = '08:00';
