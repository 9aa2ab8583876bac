import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  createTables,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  content_reports: {
    columns: [
      string('record_type'),
      integer('record_id'),
      string('parent_type', 255, nullable),
      integer('parent_id', nullable),
      reference('user_id', 'users'),
      reference('reporter_id', 'users', nullable),
      longText('reason'),
      longText('content'),
      string('outcome', 255, nullable),
      instant('closed_at', nullable),
      reference('decider_id', 'users', nullable),
      longText('decision_reason', nullable),
    ],
    indexes: [['record_type', 'record_id'], ['closed_at']],
  },
};

export class CreateReports20261210001400 implements MigrationInterface {
  name = 'CreateReports20261210001400';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
