import { type MigrationInterface, type QueryRunner, TableCheck } from 'typeorm';

const BEFORE = [
  ...['pending', 'requires_action', 'processing', 'succeeded'],
  ...['failed', 'refunded', 'partially_refunded'],
];
const COLUMNS = { waived_at: 'datetime(3)', waived_by: 'int', waiver_reason: 'text' };
const isSqlite = ({ dataSource }: QueryRunner) => dataSource.options.type !== 'mysql';

interface Waiver {
  id: number;
  owed: string | number | null;
  admin: number | null;
}

export class AddWaiversToPayments20261211000202 implements MigrationInterface {
  name = 'AddWaiversToPayments20261211000202';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE payments ADD COLUMN ${name} ${type} NULL`);
    await limitStatus(runner, [...BEFORE, 'waived']);
    for (const { id, owed, admin } of (await runner.query(WAIVERS)) as Waiver[]) {
      await runner.query(
        `UPDATE payments SET status = 'waived', amount = ?, waived_at = succeeded_at, waived_by = ?,
          waiver_reason = failure_message, failure_message = NULL, succeeded_at = NULL WHERE id = ?`,
        [owed ?? 0, admin, id],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE payments SET status = 'succeeded', amount = 0, succeeded_at = waived_at,
        failure_message = SUBSTR(waiver_reason, 1, 1000) WHERE status = 'waived'`,
    );
    await limitStatus(runner, BEFORE);
    for (const name of Object.keys(COLUMNS)) await runner.query(`ALTER TABLE payments DROP COLUMN ${name}`);
  }
}

/**
 * A waiver was a payment that succeeded, had no amount, and the reason as its failure. With what the attempt before asked for, and who is in the log as having waived it.
 */
const WAIVERS = `SELECT p.id, (SELECT q.amount FROM payments q
    WHERE q.rental_request_id = p.rental_request_id AND q.kind = p.kind AND q.attempt < p.attempt
      AND COALESCE(q.rental_change_id, 0) = COALESCE(p.rental_change_id, 0)
    ORDER BY q.attempt DESC LIMIT 1) AS owed, (SELECT e.user_id FROM audit_events e
    WHERE e.action = 'waive' AND e.record_type = 'rental_request' AND e.record_id = p.rental_request_id
    ORDER BY e.id DESC LIMIT 1) AS admin
  FROM payments p WHERE p.status = 'succeeded' AND p.amount = 0 AND p.failure_message IS NOT NULL`;

async function limitStatus(runner: QueryRunner, statuses: readonly string[]): Promise<void> {
  const [name, expression] = [
    'chk_payments_status',
    `status IN (${statuses.map((status) => `'${status}'`).join(', ')})`,
  ];
  if (isSqlite(runner)) {
    await runner.dropCheckConstraint('payments', name);
    return runner.createCheckConstraint('payments', new TableCheck({ name, expression }));
  }
  await runner.query(`ALTER TABLE payments DROP CONSTRAINT ${name}`);
  await runner.query(`ALTER TABLE payments ADD CONSTRAINT ${name} CHECK (${expression})`);
}
