import { ValidationFailed } from '@laravel-wire/nest';

/** Codes for a row that is there already: MySQL, SQLite, PostgreSQL. */
const DUPLICATES: readonly unknown[] = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** The database's code of the error: `ER_DUP_ENTRY`, `SQLITE_CONSTRAINT_UNIQUE`, `23505`; null where it says nothing. */
export function driverCode(error: unknown): unknown {
  const driverError: unknown = error instanceof Error ? Reflect.get(error, 'driverError') : null;
  return driverError instanceof Error ? Reflect.get(driverError, 'code') : null;
}

/** @throws ValidationFailed on `email` for a row that is there already; the error for any other */
export function emailTaken(error: unknown): never {
  if (!DUPLICATES.includes(driverCode(error))) throw error;
  throw ValidationFailed.field('email', 'The email has already been taken.');
}
