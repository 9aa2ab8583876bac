import type { RuleSet } from './validation/rule-set';

/** An integer, or a text as UUIDs, ULIDs and slugs are. */
export type RecordKey = number | string;

/** What every record has; timestamps as `laravelTimestamp` writes them. */
export interface BaseRecord {
  id: number;
  created_at: string | null;
  updated_at: string | null;
  deleted_at: string | null;
}

/** Which way a list is sorted. */
export type Direction = 'asc' | 'desc';

/** What lists answer; undefined is Laravel's length-aware paginator. */
export type Paginator = 'cursor' | 'simple' | undefined;

/** Where the records of one kind live, how their lists are sorted, and on which channels changes are published. */
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
