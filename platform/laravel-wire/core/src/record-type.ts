import type { RuleSet } from './validation/rule-set';

/** An integer, or a text as UUIDs, ULIDs and slugs are. */
export type RecordKey = number | string;

/** Members of every record; timestamps as `laravelTimestamp` writes them. */
export interface BaseRecord {
  id: number;
  created_at: string | null;
  updated_at: string | null;
  deleted_at: string | null;
}

/** Direction in which a list is sorted. */
export type Direction = 'asc' | 'desc';

/** Paginator of a list; undefined is Laravel's length-aware one. */
export type Paginator = 'cursor' | 'simple' | undefined;

/** Endpoint of the records of one kind, sorting of their lists, and channels on which changes are published. */
export interface RecordType<R extends { id: RecordKey }, P extends Paginator = Paginator> {
  /** path without leading slash, such as `api/addresses` */
  readonly endpoint: string;
  readonly sortBy: string;
  readonly direction: Direction;
  /** prefix of the channels: `{channel}.{user id}` */
  readonly channel: string;
  readonly filters?: RuleSet<unknown>;
  /** further sort keys that a list takes; `sortBy` always is one */
  readonly sorts?: readonly string[];
  readonly paginator?: P;
  /** carries the record's type only; never set */
  readonly record?: R;
}

/** The record of a `RecordType`. */
export type RecordOf<T> = T extends RecordType<infer R> ? R : never;

type Description<R extends { id: RecordKey }> = Omit<RecordType<R>, 'direction' | 'record'> & {
  direction?: Direction;
};

/** Describes a kind of record; lists are ascending by default. */
export function defineRecord<R extends { id: RecordKey }>(
  description: Description<R> & { paginator: 'cursor' },
): RecordType<R, 'cursor'>;
export function defineRecord<R extends { id: RecordKey }>(
  description: Description<R> & { paginator: 'simple' },
): RecordType<R, 'simple'>;
export function defineRecord<R extends { id: RecordKey }>(description: Description<R>): RecordType<R>;
export function defineRecord<R extends { id: RecordKey }>(description: Description<R>): RecordType<R> {
  return { ...description, direction: description.direction ?? 'asc' };
}
