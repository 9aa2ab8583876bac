import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each column with its table. */
const COLUMNS = [
  ['machine_types', 'checklist'],
  ['machine_returns', 'checklist'],
  ['machine_returns', 'photo_sides'],
] as const;

/** Adds a checklist to machine types, and to returns their answers and the sides of their pictures. */
export class AddChecklists20261209000710 implements MigrationInterface {
  name = 'AddChecklists20261209000710';

  async up(runner: QueryRunner): Promise<void> {
    const text = runner.dataSource.options.type === 'mysql' ? 'longtext' : 'text';
    for (const [table, column] of COLUMNS)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${text} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
