/** What the database calls the error: `ER_DUP_ENTRY`, `SQLITE_CONSTRAINT_UNIQUE`, `23505`; null where it says nothing. */
export function driverCode(error: unknown): unknown {
  const driverError: unknown = error instanceof Error ? Reflect.get(error, 'driverError') : null;
  return driverError instanceof Error ? Reflect.get(driverError, 'code') : null;
}
