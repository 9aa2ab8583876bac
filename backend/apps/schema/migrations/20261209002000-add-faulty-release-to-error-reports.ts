import type { MigrationInterface, QueryRunner } from 'typeorm';

const REPORT = { faulty_release: 'varchar(64) NULL', again_at: 'datetime(3) NULL' };

/** An error is resolved in the next release, and says when it happened again. */
export class AddFaultyReleaseToErrorReports20261209002000 implements MigrationInterface {
  name = 'AddFaultyReleaseToErrorReports20261209002000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(REPORT))
      await runner.query(`ALTER TABLE error_reports ADD COLUMN ${name} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(REPORT))
      await runner.query(`ALTER TABLE error_reports DROP COLUMN ${name}`);
  }
}
