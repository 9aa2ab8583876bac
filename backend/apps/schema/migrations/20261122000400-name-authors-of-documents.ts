import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wrote each version of a text; of those before, as far as the audit log still tells. */
export class NameAuthorsOfDocuments20261122000400 implements MigrationInterface {
  name = 'NameAuthorsOfDocuments20261122000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents ADD COLUMN user_id int NULL');
    await runner.query(
      `UPDATE documents SET user_id = (SELECT MIN(audit_events.user_id) FROM audit_events
       WHERE audit_events.record_type = 'document' AND audit_events.record_id = documents.id
       AND audit_events.action IN ('create', 'update'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents DROP COLUMN user_id');
  }
}
