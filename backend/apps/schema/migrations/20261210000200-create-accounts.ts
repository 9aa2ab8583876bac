import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  createTables,
  dropTables,
  exact,
  instant,
  integer,
  longText,
  nullable,
  primary,
  reference,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  // Laravel's own sessions table, so that an adopted database keeps its shape.
  sessions: {
    bare: true,
    columns: [
      primary(string('id')),
      reference('user_id', 'users', { ...nullable, onDelete: 'CASCADE' }),
      string('ip_address', 45, nullable),
      longText('user_agent', nullable),
      longText('payload'),
      integer('last_activity'),
    ],
    indexes: [['user_id'], ['last_activity']],
  },
  password_reset_tokens: {
    bare: true,
    columns: [primary(exact(string('email'))), string('token'), instant('created_at', nullable)],
  },
  impersonations: {
    columns: [
      reference('user_id', 'users'),
      reference('admin_id', 'users'),
      string('reason', 1000),
      string('token_hash', 64),
      instant('opened_at', nullable),
      instant('ends_at'),
    ],
    uniques: [['token_hash']],
    indexes: [['user_id'], ['admin_id']],
  },
  passkeys: {
    columns: [
      reference('user_id', 'users'),
      string('name'),
      string('credential_id'),
      longText('public_key'),
      integer('sign_count'),
      string('transports', 255, nullable),
      instant('last_used_at', nullable),
    ],
    uniques: [['credential_id']],
    indexes: [['user_id']],
  },
};

export class CreateAccounts20261210000200 implements MigrationInterface {
  name = 'CreateAccounts20261210000200';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
