import { givenAnswerHours } from '../../../src/config/answer-hours';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'idx_rental_requests_deleted_at_answer_until';
const PENDING = `approved_at IS NULL AND declined_at IS NULL AND closed_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM cancellations c WHERE c.rental_request_id = rental_requests.id)`;
const HOUR_MS = 3_600_000;

/** Until when owners may answer. What waits already has the whole time (`ANSWER_HOURS`) from now on. */
export class AddAnswerUntilToRentalRequests20261209000300 implements MigrationInterface {
  name = 'AddAnswerUntilToRentalRequests20261209000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rental_requests ADD COLUMN answer_until datetime(3) NULL');
    const hours = givenAnswerHours();
    if (hours > 0) {
      const until = new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, -1).replace('T', ' ');
      await runner.query(`UPDATE rental_requests SET answer_until = '${until}' WHERE ${PENDING}`);
    }
    await runner.query(`CREATE INDEX ${INDEX} ON rental_requests (deleted_at, answer_until)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX ${INDEX}${isMysql ? ' ON rental_requests' : ''}`);
    await runner.query('ALTER TABLE rental_requests DROP COLUMN answer_until');
  }
}
