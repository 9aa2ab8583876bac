import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  createTables,
  decimal,
  dropTables,
  instant,
  integer,
  longText,
  money,
  nullable,
  string,
} from '@kit/server/store/schema';

const tables: Record<string, TableSpec> = {
  documents: {
    columns: [
      string('kind', 64),
      string('name'),
      longText('content'),
      integer('version'),
      instant('published_at', nullable),
      // This user wrote this version.
      integer('user_id', nullable),
    ],
    uniques: [['kind', 'name', 'version']],
    indexes: [['kind', 'published_at'], ['name']],
  },
  deposit_policies: {
    columns: [
      integer('version'),
      string('name'),
      string('kind', 16),
      money('amount', nullable),
      decimal('percent', 5, 2, nullable),
      money('minimum_amount', nullable),
      money('maximum_amount', nullable),
      longText('body', nullable),
    ],
    uniques: [['version']],
    checks: { kind: "kind IN ('fixed', 'percent')" },
  },
  cancellation_policies: {
    columns: [
      integer('version'),
      string('name'),
      integer('window_hours'),
      longText('tiers'),
      longText('body', nullable),
    ],
    uniques: [['version']],
    checks: { window: 'window_hours >= 0' },
  },
};

export class CreateAgreements20261210000600 implements MigrationInterface {
  name = 'CreateAgreements20261210000600';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, tables);
    await firstPolicies(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}

const FIRST_TIERS = [
  { hours_before_start: 720, rental_percent: 100, delivery_percent: 100, deposit_percent: 100 },
  { hours_before_start: 168, rental_percent: 50, delivery_percent: 100, deposit_percent: 100 },
  { hours_before_start: 48, rental_percent: 0, delivery_percent: 100, deposit_percent: 50 },
];

/**
 * A request always has a policy version; so there is one in force from the start. Plain SQL: entities change, this does
 * not.
 */
async function firstPolicies(runner: QueryRunner) {
  const stamps = ['2026-11-20 00:00:00.000', '2026-11-20 00:00:00.000'];
  await runner.query(
    `INSERT INTO deposit_policies (version, name, kind, percent, minimum_amount, maximum_amount, body, created_at, updated_at)
     VALUES (1, 'Standard deposit', 'percent', 20, 100, 5000, ?, ?, ?)`,
    ['<p>One fifth of the rental amount, at least 100 and at most 5,000.</p>', ...stamps],
  );
  await runner.query(
    `INSERT INTO cancellation_policies (version, name, window_hours, tiers, body, created_at, updated_at)
     VALUES (1, 'Standard cancellation', 24, ?, ?, ?, ?)`,
    [
      JSON.stringify(FIRST_TIERS),
      '<p>Everything back 30 days or more before the start; half the rent back 7 days before.</p>',
      ...stamps,
    ],
  );
}
