import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  bigInteger,
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
  idempotency_keys: {
    columns: [
      reference('user_id', 'users', { ...nullable, onDelete: 'CASCADE' }),
      string('method', 8),
      string('path', 400),
      string('key'),
      // Digest of whose key it is, method, path and key: exact on every collation, for guests too.
      string('scope', 64),
      string('claim', 36),
      string('fingerprint', 64),
      integer('status', nullable),
      string('content_type', 255, nullable),
      longText('body', nullable),
    ],
    uniques: [['scope']],
    indexes: [['user_id', 'key'], ['created_at']],
  },
  // The lease of the process that deletes old rows.
  sweep_turns: { bare: true, columns: [primary(string('name', 64)), instant('next_at')] },
  // docs/decisions/0066: written in a Galera cluster alone.
  held_rows: { bare: true, columns: [primary(integer('slot')), bigInteger('marks')] },
  // docs/decisions/0066: one row, written where the database has replicas alone.
  replica_beats: { bare: true, columns: [primary(integer('id')), instant('beaten_at')] },
};

export class CreateServer20261210000300 implements MigrationInterface {
  name = 'CreateServer20261210000300';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, tables);
    await runner.query(
      "INSERT INTO sweep_turns (name, next_at) VALUES ('retention', '2026-01-01 00:00:00.000')",
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
