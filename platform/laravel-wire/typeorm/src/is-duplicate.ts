/** What databases call a row that is there already: MySQL, SQLite, PostgreSQL. */
const DUPLICATES = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Whether a unique index refused the row. */
export function isDuplicate(error: unknown): boolean {
  const driverError: unknown = error instanceof Error ? Reflect.get(error, 'driverError') : null;
  const code: unknown = driverError instanceof Error ? Reflect.get(driverError, 'code') : null;
  return typeof code === 'string' && DUPLICATES.has(code);
}
