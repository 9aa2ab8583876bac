import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'idx_support_tickets_resolved_at_answered_at';
const REOPENED = `SELECT MAX(event.created_at) FROM audit_events event
  WHERE event.record_type = 'support_ticket' AND event.record_id = support_tickets.id AND event.action = 'reopen'`;
const ANSWERED = `SELECT CASE WHEN last.user_id <> support_tickets.user_id
    AND (support_tickets.reopened_at IS NULL OR last.created_at > support_tickets.reopened_at)
  THEN last.created_at END
  FROM messages last
  WHERE last.messageable_id = support_tickets.id AND last.deleted_at IS NULL
    AND (last.messageable_type = 'support_ticket' OR last.messageable_type LIKE '%SupportTicket')
  ORDER BY last.created_at DESC, last.id DESC LIMIT 1`;

/** Who speaks next on a ticket: when it was answered by somebody else than its author, and when it was reopened. */
export class TellWhoSpeaksNext20261207000400 implements MigrationInterface {
  name = 'TellWhoSpeaksNext20261207000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE support_tickets ADD COLUMN answered_at datetime(3) NULL');
    await runner.query('ALTER TABLE support_tickets ADD COLUMN reopened_at datetime(3) NULL');
    await runner.query(`UPDATE support_tickets SET reopened_at = (${REOPENED})`);
    await runner.query(`UPDATE support_tickets SET answered_at = (${ANSWERED})`);
    await runner.query(`CREATE INDEX ${INDEX} ON support_tickets (resolved_at, answered_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    await runner.query(`DROP INDEX ${INDEX}${isMysql ? ' ON support_tickets' : ''}`);
    await runner.query('ALTER TABLE support_tickets DROP COLUMN reopened_at');
    await runner.query('ALTER TABLE support_tickets DROP COLUMN answered_at');
  }
}
