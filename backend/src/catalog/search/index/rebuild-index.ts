import type { QueryRunner } from 'typeorm';

/** Other columns for an index of the machines found; in one statement where there is one: it is asked for by name. */
export async function rebuildIndex(runner: QueryRunner, name: string, columns: string): Promise<void> {
  const index = `idx_search_machines_${name}`;
  if (runner.dataSource.options.type === 'mysql') {
    await runner.query(`ALTER TABLE search_machines DROP INDEX ${index}, ADD INDEX ${index} (${columns})`);
  } else {
    await runner.query(`DROP INDEX ${index}`);
    await runner.query(`CREATE INDEX ${index} ON search_machines (${columns})`);
  }
}
