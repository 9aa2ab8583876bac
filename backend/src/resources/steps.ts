import type { BaseRecord } from '@kit/server/store/base-record';
import type { NewRecord, Transaction } from '@kit/server/store/unit-of-work';

/** A record's parents: the columns that name them, and the user notified besides the admins. */
export interface Home {
  columns: Readonly<Record<string, number>>;
  owner: number | null;
}

export const NOBODYS: Home = { columns: {}, owner: null };

type Columns<T extends BaseRecord> = Promise<Partial<NewRecord<T>> | void>;

/** A kind's own rules, within the transaction of the change; each refuses by throwing. */
export interface Steps<T extends BaseRecord, Input, Change> {
  /** First of all: holds what must stay as it is meanwhile. */
  hold?(tx: Transaction, home: Home): Promise<void>;
  /**
   * @param named  what a field of this input is called in an error bag
   * @returns      columns that the input does not say
   */
  adding?(tx: Transaction, input: Input, home: Home, named: (field: string) => string): Columns<T>;
  changing?(tx: Transaction, row: T, input: Change): Columns<T>;
  /** @param row  locked */
  removing?(tx: Transaction, row: T): Promise<void>;
  /** After each of the three. */
  changed?(tx: Transaction, home: Home): Promise<void>;
}
