/**
 * Has a statement read a table by this index, whatever the database last counted: it stands behind the table's alias.
 *
 * @param index  its name; SQLite numbers those of constraints by itself (`sqlite_autoindex_TABLE_1`)
 */
export function byIndex(index: string, sqlite: boolean): string {
  return sqlite ? ` INDEXED BY ${index}` : ` FORCE INDEX (${index})`;
}
