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

export class CreateOperations20261120000700 implements MigrationInterface {
  name = 'CreateOperations20261120000700';

  async up(runner: QueryRunner): Promise<void> {
    await this.notices(runner);
    await this.records(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(
      runner,
      'idempotency_keys',
      'batch_run_items',
      'batch_runs',
      'audit_events',
      'mails',
      'notifications',
    );
  }

  private async notices(runner: QueryRunner) {
    await createTable(runner, 'notifications', {
      columns: [
        reference('user_id', 'users'),
        string('type', 64),
        string('title'),
        longText('body'),
        longText('data'),
        instant('read_at', nullable),
        // One notice per person and cause: a repeated run or a retry tells nobody twice.
        string('dedupe_key', 255, nullable),
      ],
      uniques: [['dedupe_key']],
      indexes: [
        ['user_id', 'created_at'],
        ['user_id', 'read_at'],
      ],
    });
    await createTable(runner, 'mails', {
      columns: [
        string('recipient'),
        string('subject'),
        longText('text'),
        longText('html'),
        integer('attempts', { default: 0 }),
        instant('sent_at', nullable),
        string('failure_message', 1000, nullable),
      ],
      indexes: [['sent_at', 'created_at'], ['created_at']],
    });
  }

  private async records(runner: QueryRunner) {
    await createTable(runner, 'audit_events', {
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
    });
    await createTable(runner, 'batch_runs', {
      columns: [
        string('name', 64),
        string('status', 16),
        boolean('dry_run'),
        integer('total', { default: 0 }),
        integer('done', { default: 0 }),
        integer('failed', { default: 0 }),
        instant('started_at', nullable),
        instant('finished_at', nullable),
        instant('lease_expires_at', nullable),
        integer('fence', { default: 0 }),
      ],
      indexes: [['name', 'created_at'], ['status', 'created_at'], ['created_at']],
    });
    await createTable(runner, 'batch_run_items', {
      columns: [
        reference('batch_run_id', 'batch_runs'),
        string('record_type', 64),
        integer('record_id'),
        string('outcome', 16),
        string('message', 1000, nullable),
      ],
      uniques: [['batch_run_id', 'record_type', 'record_id']],
      indexes: [['batch_run_id', 'created_at']],
    });
    await createTable(runner, 'idempotency_keys', {
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
    });
  }
}
