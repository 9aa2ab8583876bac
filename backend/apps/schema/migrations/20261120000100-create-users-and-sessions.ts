import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  boolean,
  createTable,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

export class CreateUsersAndSessions20261120000100 implements MigrationInterface {
  name = 'CreateUsersAndSessions20261120000100';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'users', {
      columns: [
        string('name'),
        string('email'),
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
        // The last time step whose code was taken: RFC 6238 lets no code be used twice.
        integer('two_factor_used_step', nullable),
        string('stripe_customer_id', 255, nullable),
      ],
      uniques: [['email']],
      indexes: [['name'], ['admin', 'name'], ['suspended_at'], ['created_at']],
    });
    // Laravel's own sessions table, so that an adopted database keeps its shape.
    await createTable(runner, 'sessions', {
      bare: true,
      columns: [
        { ...string('id'), isPrimary: true },
        reference('user_id', 'users', { ...nullable, onDelete: 'CASCADE' }),
        string('ip_address', 45, nullable),
        longText('user_agent', nullable),
        longText('payload'),
        integer('last_activity'),
      ],
      indexes: [['user_id'], ['last_activity']],
    });
    await createTable(runner, 'password_reset_tokens', {
      bare: true,
      columns: [{ ...string('email'), isPrimary: true }, string('token'), instant('created_at', nullable)],
    });
    await createTable(runner, 'rental_store_access_requests', {
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
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'rental_store_access_requests', 'password_reset_tokens', 'sessions', 'users');
  }
}
