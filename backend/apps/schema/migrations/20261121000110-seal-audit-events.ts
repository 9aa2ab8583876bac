import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, integer, nullable, string } from '@kit/server/store/schema';

/** The hash chain of the audit log: docs/rules/0023-account-security.md. */
export class SealAuditEvents20261121000110 implements MigrationInterface {
  name = 'SealAuditEvents20261121000110';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'audit_seals', {
      bare: true,
      columns: [
        { ...integer('position'), isPrimary: true },
        // No key to the event: that it can go and is missed is what a seal is for.
        integer('event_id'),
        string('hash', 64),
        string('anchor', 64, nullable),
        instant('sealed_at'),
      ],
      uniques: [['event_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'audit_seals');
  }
}
