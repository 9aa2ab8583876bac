import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each column with its table. */
const COLUMNS = [
  ['machine_types', 'checklist'],
  ['machine_returns', 'checklist'],
  ['machine_returns', 'photo_sides'],
] as const;

/** What is checked when machines of a type change hands, what was found at a return, and the sides of its pictures. */
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
