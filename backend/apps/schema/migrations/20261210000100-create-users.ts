import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  boolean,
  createTables,
  dropTables,
  exact,
  instant,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  users: {
    columns: [
      string('name'),
      // Compared letter by letter: one account an e-mail address.
      exact(string('email')),
      string('phone', 40, nullable),
      string('password'),
      boolean('owner'),
      boolean('admin'),
      instant('email_verified_at', nullable),
      instant('suspended_at', nullable),
      string('suspended_reason', 1000, nullable),
      string('remember_token', 100, nullable),
      longText('two_factor_secret', nullable),
      longText('two_factor_recovery_codes', nullable),
      instant('two_factor_confirmed_at', nullable),
      // The time step of the last code accepted: RFC 6238 lets no code be used twice.
      integer('two_factor_used_step', nullable),
      string('stripe_customer_id', 255, nullable),
      string('role', 20, { default: "'admin'" }),
      // The person's choice of mails; null for the defaults.
      string('message_mails', 10, nullable),
      string('reminder_mails', 10, nullable),
      string('search_text', 600, nullable),
    ],
    uniques: [['email']],
    indexes: [['name'], ['admin', 'name'], ['suspended_at'], ['created_at'], ['stripe_customer_id']],
  },
  rental_store_access_requests: {
    columns: [
      reference('user_id', 'users'),
      string('business_name'),
      string('phone', 40),
      longText('details', nullable),
      string('message', 1000, nullable),
      reference('decided_id', 'users', nullable),
      instant('approved_at', nullable),
      instant('declined_at', nullable),
    ],
    indexes: [['user_id', 'created_at'], ['created_at']],
    checks: { one_decision: 'approved_at IS NULL OR declined_at IS NULL' },
  },
  user_notes: {
    columns: [reference('about_id', 'users'), reference('user_id', 'users'), longText('content')],
    indexes: [['about_id'], ['user_id']],
  },
};

export class CreateUsers20261210000100 implements MigrationInterface {
  name = 'CreateUsers20261210000100';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
