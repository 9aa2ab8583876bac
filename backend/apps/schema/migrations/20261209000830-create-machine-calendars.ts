import {
  createTable,
  dropTables,
  instant,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'idx_blackouts_machine_calendar';

/** Outside calendars of machines, and which of their blackouts come from one. */
export class CreateMachineCalendars20261209000830 implements MigrationInterface {
  name = 'CreateMachineCalendars20261209000830';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'machine_calendars', {
      columns: [
        reference('machine_id', 'machines'),
        longText('url'),
        instant('tried_at', nullable),
        instant('last_read_at', nullable),
        string('last_error', 255, nullable),
      ],
      indexes: [['machine_id'], ['tried_at']],
    });
    await runner.query('ALTER TABLE blackouts ADD COLUMN machine_calendar_id int NULL');
    await runner.query(`CREATE INDEX ${INDEX} ON blackouts (machine_calendar_id)`);
  }

  /** Days of calendars that nobody reads any more would be taken for ever. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM blackouts WHERE machine_calendar_id IS NOT NULL');
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX ${INDEX}${isMysql ? ' ON blackouts' : ''}`);
    await runner.query('ALTER TABLE blackouts DROP COLUMN machine_calendar_id');
    await dropTables(runner, 'machine_calendars');
  }
}
