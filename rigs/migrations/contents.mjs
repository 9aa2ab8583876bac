// A database's schema and contents.
import { createHash } from 'node:crypto';

const ROWS_AT_ONCE = 5_000;
/** The library's own list of what has run. */
const LISTS = /^(yard_migration|sqlite_)/;

const isSqlite = (dataSource) => dataSource.options.type !== 'mysql';

/** The words that make each table, index and trigger, by name. */
export async function schemaOf(dataSource) {
  if (isSqlite(dataSource)) {
    const rows = await dataSource.query('SELECT name, sql FROM sqlite_master ORDER BY name');
    return Object.fromEntries(
      rows.filter(({ name }) => !LISTS.test(name)).map(({ name, sql }) => [name, sql]),
    );
  }
  const schema = {};
  for (const table of await tablesOf(dataSource)) {
    const [row] = await dataSource.query(`SHOW CREATE TABLE \`${table}\``);
    schema[table] = row['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return schema;
}

/** The columns of each table. */
async function columnsOf(dataSource) {
  const columns = {};
  for (const table of await tablesOf(dataSource)) {
    const rows = isSqlite(dataSource)
      ? await dataSource.query(`SELECT name FROM pragma_table_info('${table}')`)
      : await dataSource.query(
          'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position',
          [table],
        );
    columns[table] = rows.map(({ name }) => name);
  }
  return columns;
}

/** Rows and checksum of each column of each table, as `table.column`. */
export async function contentsOf(dataSource) {
  const contents = {};
  for (const [table, names] of Object.entries(await columnsOf(dataSource))) {
    const hashes = names.map(() => createHash('sha256'));
    const list = names.map((name) => `\`${name}\``).join(', ');
    const order = names.length > 1 ? '1, 2' : '1';
    let count = 0;
    for (;;) {
      const rows = await dataSource.query(
        `SELECT ${list} FROM \`${table}\` ORDER BY ${order} LIMIT ${ROWS_AT_ONCE} OFFSET ${count}`,
      );
      for (const row of rows) {
        names.forEach((name, index) => hashes[index].update(`${JSON.stringify(row[name])}\n`));
      }
      count += rows.length;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    names.forEach((name, index) => {
      contents[`${table}.${name}`] = `${count} rows, ${hashes[index].digest('hex').slice(0, 16)}`;
    });
  }
  return contents;
}

async function tablesOf(dataSource) {
  const rows = isSqlite(dataSource)
    ? await dataSource.query("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    : await dataSource.query(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name",
      );
  return rows.map(({ name }) => name).filter((name) => !LISTS.test(name));
}
