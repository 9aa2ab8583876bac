import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES = ['machine_subject', 'renter_name', 'owner_name'];

/** Papers of what was agreed before say from now on what machine and people are called today. */
export class AddNamesToPapers20261211000203 implements MigrationInterface {
  name = 'AddNamesToPapers20261211000203';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of NAMES)
      await runner.query(`ALTER TABLE rental_requests ADD COLUMN ${name} varchar(255) NULL`);
    await runner.query('ALTER TABLE statements ADD COLUMN owner_name varchar(255) NULL');
    await runner.query(
      `UPDATE rental_requests SET
        machine_subject = (SELECT m.subject FROM machines m WHERE m.id = rental_requests.machine_id),
        renter_name = (SELECT u.name FROM users u WHERE u.id = rental_requests.user_id),
        owner_name = (SELECT u.name FROM users u WHERE u.id = rental_requests.owner_id)
        WHERE approved_at IS NOT NULL`,
    );
    await runner.query(
      'UPDATE statements SET owner_name = (SELECT u.name FROM users u WHERE u.id = statements.user_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE statements DROP COLUMN owner_name');
    for (const name of NAMES) await runner.query(`ALTER TABLE rental_requests DROP COLUMN ${name}`);
  }
}
