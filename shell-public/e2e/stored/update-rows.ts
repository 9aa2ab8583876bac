import Sqlite from 'libsql';
import { join } from 'node:path';

export function updateRows(sql: string, ...values: (string | number)[]): void {
  const database = new Sqlite(join(process.env['YARD_FOLDER'] ?? '', 'storage/yard.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 60000');
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}
