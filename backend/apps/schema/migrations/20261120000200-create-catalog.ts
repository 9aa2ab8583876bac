import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  boolean,
  createTable,
  day,
  decimal,
  double,
  dropTables,
  instant,
  integer,
  longText,
  money,
  nullable,
  reference,
  string,
} from '@kit/server/store/schema';

export class CreateCatalog20261120000200 implements MigrationInterface {
  name = 'CreateCatalog20261120000200';

  async up(runner: QueryRunner): Promise<void> {
    await this.places(runner);
    await this.machines(runner);
    await this.partsOfMachines(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(
      runner,
      'photos',
      'media',
      'blackouts',
      'machine_delivery_options',
      'machines',
      'machine_types',
      'addresses',
      'postal_codes',
    );
  }

  private async places(runner: QueryRunner) {
    await createTable(runner, 'postal_codes', {
      bare: true,
      columns: [
        { ...string('postal_code', 20), isPrimary: true },
        string('city'),
        string('state', 2),
        double('lat'),
        double('lng'),
      ],
      indexes: [['state', 'city']],
    });
    await createTable(runner, 'addresses', {
      columns: [
        reference('user_id', 'users'),
        string('line1'),
        string('line2', 255, nullable),
        string('city'),
        string('state', 2),
        string('postal_code', 20),
        string('geotag', 100, nullable),
        boolean('confirmed'),
      ],
      indexes: [['user_id', 'line1'], ['line1']],
    });
  }

  private async machines(runner: QueryRunner) {
    await createTable(runner, 'machine_types', {
      columns: [string('name'), string('slug', 255, nullable), string('category', 255, nullable)],
      indexes: [['name'], ['created_at']],
    });
    await createTable(runner, 'machines', {
      columns: [
        reference('user_id', 'users'),
        reference('machine_type_id', 'machine_types'),
        reference('address_id', 'addresses', nullable),
        string('subject'),
        longText('description', nullable),
        string('manufacturer', 255, nullable),
        string('model', 255, nullable),
        integer('year', nullable),
        decimal('hours', 10, 1, nullable),
        money('daily_rate', nullable),
        money('weekly_rate', nullable),
        money('monthly_rate', nullable),
        integer('minimum_days', { default: 1 }),
        integer('turnaround_days', { default: 0 }),
        boolean('instant_book'),
        instant('published_at', nullable),
        // Copies of the address's place, so that a search by radius reads one index and no join.
        string('city', 255, nullable),
        string('state', 2, nullable),
        double('lat', nullable),
        double('lng', nullable),
        string('time_zone', 64, nullable),
        string('source_id', 64, nullable),
      ],
      uniques: [['user_id', 'source_id']],
      indexes: [
        ['user_id', 'created_at'],
        ['published_at', 'created_at'],
        ['machine_type_id', 'published_at', 'created_at'],
        ['published_at', 'daily_rate'],
        ['lat', 'lng'],
        ['created_at'],
        ['address_id'],
      ],
      checks: {
        minimum_days: 'minimum_days >= 1',
        turnaround_days: 'turnaround_days >= 0',
        rates: '(daily_rate IS NULL OR daily_rate >= 0) AND (weekly_rate IS NULL OR weekly_rate >= 0)',
      },
    });
  }

  private async partsOfMachines(runner: QueryRunner) {
    await createTable(runner, 'machine_delivery_options', {
      columns: [
        reference('machine_id', 'machines'),
        string('name'),
        decimal('radius', 8, 1),
        money('base_amount'),
        money('amount_per_distance'),
      ],
      indexes: [['machine_id', 'name']],
    });
    await createTable(runner, 'blackouts', {
      columns: [
        reference('machine_id', 'machines'),
        day('start_date'),
        day('end_date'),
        string('reason', 1000, nullable),
      ],
      indexes: [['machine_id', 'start_date']],
      checks: { span: 'end_date >= start_date' },
    });
    await createTable(runner, 'media', {
      columns: [
        reference('user_id', 'users'),
        string('folder', 255, { default: "''" }),
        string('name'),
        string('path'),
        string('mime_type', 100),
        integer('size'),
        integer('width', nullable),
        integer('height', nullable),
      ],
      indexes: [['user_id', 'folder', 'name']],
    });
    await createTable(runner, 'photos', {
      columns: [
        reference('machine_id', 'machines'),
        reference('media_id', 'media', nullable),
        string('url'),
        string('caption', 255, nullable),
        integer('position', { default: 0 }),
      ],
      indexes: [['machine_id', 'position']],
    });
  }
}
