import { isContainer } from './input-path';

/** Conditions that narrow the rows that are counted. */
export interface PresenceOptions {
  /** a row that does not count: the record being updated */
  ignoreId?: number | string;
  /** the column of `ignoreId`; `id` unless the rule says otherwise */
  idColumn?: string;
  /** further columns and their values; `NULL` and `NOT_NULL` are meant as such, a leading `!` says "other than" */
  where?: Record<string, string>;
}

/**
 * Counts rows for `exists` and `unique`; column comparison is the database's own (letter case as its collation says).
 */
export interface PresenceVerifier {
  count(table: string, column: string, value: unknown, options?: PresenceOptions): Promise<number>;
}

/** Question of `exists` or `unique` to the database. */
export interface PresenceQuestion {
  readonly kind: 'exists' | 'unique';
  readonly table: string;
  readonly column: string;
  readonly values: readonly unknown[];
  readonly options: PresenceOptions;
}

export interface BytesQuestion {
  readonly kind: 'bytes';
  holds(): Promise<boolean>;
}

/** A question that the input alone does not answer. */
export type Question = PresenceQuestion | BytesQuestion;

/** True where the rule holds: `exists` wants every value there, `unique` none. */
export async function answerTo(
  question: Question,
  verifier: PresenceVerifier,
  ignoreId?: number | string,
): Promise<boolean> {
  if (question.kind === 'bytes') return question.holds();

  const { kind, table, column, values } = question;
  if (values.some(isContainer)) return false;

  const options = withIgnored(question, ignoreId);
  const counts = await Promise.all(values.map((value) => verifier.count(table, column, value, options)));

  return kind === 'exists' ? counts.every((count) => count > 0) : counts.every((count) => count === 0);
}

function withIgnored({ kind, options }: PresenceQuestion, ignoreId?: number | string): PresenceOptions {
  if (kind === 'exists' || ignoreId === undefined || options.ignoreId !== undefined) return options;

  return { ...options, ignoreId };
}
