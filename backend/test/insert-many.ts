import { api } from './api';

type Row = Record<string, unknown>;

/** SQLite takes so many values in one statement at most. */
const ROWS_AT_ONCE = 100;

export async function insertMany(table: string, rows: Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = rows.slice(start, start + ROWS_AT_ONCE);
    const columns = Object.keys(batch[0] ?? {});
    const quote = api.dialect === 'mysql' ? '`' : '"';
    const names = columns.map((column) => `${quote}${column}${quote}`).join(', ');
    const places = batch.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
    const values = batch.flatMap((row) => columns.map((column) => row[column]));
    await api.dataSource.query(`INSERT INTO ${table} (${names}) VALUES ${places}`, values);
  }
}
