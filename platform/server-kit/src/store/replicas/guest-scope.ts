import { AsyncLocalStorage } from 'node:async_hooks';
import type * as mysql2 from 'mysql2';

export type Answered = (error: mysql2.QueryError | null, raw: mysql2.QueryResult) => void;
/** Sends one statement by a connection, as it would be sent to the primary. */
export type Send = (connection: mysql2.PoolConnection, answered: Answered) => void;

export interface GuestReading {
  /** Null where the primary has to be read. Never rejects. */
  ask(sql: string, send: Send): Promise<{ raw: mysql2.QueryResult } | null>;
  /** Lets the request read the primary from here on: it has written, or begun a transaction. */
  end(): void;
}

/** Set while a guest's request reads what may be some seconds old (`GuestReads`). */
export const guestScope = new AsyncLocalStorage<GuestReading>();
