import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  createTables,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  primary,
  reference,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  audit_events: {
    columns: [
      reference('user_id', 'users', nullable),
      string('action', 64),
      string('record_type', 64),
      integer('record_id'),
      longText('data'),
      string('ip_address', 45, nullable),
      string('request_id', 64, nullable),
    ],
    indexes: [['record_type', 'record_id', 'created_at'], ['user_id', 'created_at'], ['created_at']],
  },
  // The hash chain of the audit log: docs/rules/0023-account-security.md.
  audit_seals: {
    bare: true,
    columns: [
      primary(integer('position')),
      // No foreign key: a seal has to outlive a deleted event to show that it is missing.
      integer('event_id'),
      string('hash', 64),
      string('anchor', 64, nullable),
      instant('sealed_at'),
    ],
    uniques: [['event_id']],
  },
};

export class CreateAudit20261210000400 implements MigrationInterface {
  name = 'CreateAudit20261210000400';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
