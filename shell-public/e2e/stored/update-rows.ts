import Sqlite from 'libsql';
import { join } from 'node:path';

/** What only time would do: changes rows of the installation that the visitors see. It may be writing, too. */
export function updateRows(sql: string, ...values: (string | number)[]): void {
  const database = new Sqlite(join(process.env['YARD_FOLDER'] ?? '', 'storage/yard.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 60000');
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}
