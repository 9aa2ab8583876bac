import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type TableSpec,
  bigInteger,
  boolean,
  createTables,
  day,
  decimal,
  double,
  dropTables,
  exact,
  instant,
  integer,
  longText,
  money,
  nullable,
  primary,
  reference,
  string,
} from '@kit/server/store/schema';

/** The columns that a search filters by, words apart: one index answers it without reading rows. */
const ASKED = [
  'published_at',
  'user_id',
  'lat',
  'lng',
  'turnaround_days',
  'created_at',
  'daily_rate',
  'reach',
  'manufacturer',
  'year',
  'hours',
  'signature',
  'taken_until',
];

const tables: Record<string, TableSpec> = {
  postal_codes: {
    bare: true,
    columns: [
      primary(string('postal_code', 20)),
      string('city'),
      string('state', 2),
      double('lat'),
      double('lng'),
    ],
    indexes: [['state', 'city']],
  },
  addresses: {
    columns: [
      reference('user_id', 'users'),
      string('line1'),
      string('line2', 255, nullable),
      string('city'),
      string('state', 2),
      string('postal_code', 20),
      string('geotag', 100, nullable),
      boolean('confirmed'),
      boolean('own'),
    ],
    indexes: [['user_id', 'line1'], ['line1']],
  },
  machine_types: {
    columns: [
      string('name'),
      string('slug', 255, nullable),
      string('category', 255, nullable),
      longText('attribute_schema', nullable),
      longText('checklist', nullable),
    ],
    indexes: [['name'], ['created_at']],
  },
  machines: {
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
      instant('withdrawn_at', nullable),
      boolean('call_off'),
      money('tank_amount', nullable),
      money('cleaning_amount', nullable),
      // Why an admin took it off the site; null once its owner changed it.
      string('taken_off_reason', 1000, nullable),
      longText('attributes', nullable),
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
  },
  machine_delivery_options: {
    columns: [
      reference('machine_id', 'machines'),
      string('name'),
      decimal('radius', 8, 1),
      money('base_amount'),
      money('amount_per_distance'),
    ],
    indexes: [['machine_id', 'name']],
  },
  // Outside calendars of machines.
  machine_calendars: {
    columns: [
      reference('machine_id', 'machines'),
      longText('url'),
      instant('tried_at', nullable),
      instant('last_read_at', nullable),
      string('last_error', 255, nullable),
    ],
    indexes: [['machine_id'], ['tried_at']],
  },
  blackouts: {
    columns: [
      reference('machine_id', 'machines'),
      day('start_date'),
      day('end_date'),
      string('reason', 1000, nullable),
      integer('machine_calendar_id', nullable),
    ],
    indexes: [
      ['machine_id', 'start_date'],
      { name: 'idx_blackouts_machine_calendar', columns: ['machine_calendar_id'] },
    ],
    checks: { span: 'end_date >= start_date' },
  },
  media: {
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
  },
  photos: {
    columns: [
      reference('machine_id', 'machines'),
      reference('media_id', 'media', nullable),
      string('url'),
      string('caption', 255, nullable),
      integer('position', { default: 0 }),
    ],
    indexes: [['machine_id', 'position']],
  },
  // docs/decisions/0054
  favourites: {
    columns: [reference('user_id', 'users'), reference('machine_id', 'machines'), string('subject')],
    uniques: [['user_id', 'machine_id']],
    indexes: [['user_id', 'created_at'], ['machine_id']],
  },
  // docs/decisions/0054
  saved_searches: {
    columns: [
      reference('user_id', 'users'),
      string('name'),
      longText('query'),
      string('place', 255, nullable),
      boolean('notify', { default: true }),
      instant('notified_at', nullable),
      instant('looked_until'),
      instant('next_look_at'),
    ],
    indexes: [
      ['user_id', 'created_at'],
      ['notify', 'next_look_at', 'id'],
    ],
  },
  saved_search_hits: {
    columns: [
      reference('saved_search_id', 'saved_searches', { onDelete: 'CASCADE' }),
      reference('machine_id', 'machines', { onDelete: 'CASCADE' }),
    ],
    uniques: [['saved_search_id', 'machine_id']],
    indexes: [['machine_id'], ['created_at']],
  },
  page_views: {
    columns: [reference('machine_id', 'machines'), day('day'), integer('count')],
    uniques: [['machine_id', 'day']],
    indexes: [['day']],
  },
  missed_searches: {
    columns: [string('term'), integer('count'), instant('last_at')],
    uniques: [['term']],
    indexes: [['last_at']],
  },
  search_synonyms: { columns: [string('term'), string('means')], indexes: [['term']] },
  // docs/decisions/0045 and 0061
  search_machines: {
    bare: true,
    columns: [
      primary(integer('id')),
      integer('user_id'),
      integer('machine_type_id'),
      instant('published_at', nullable),
      instant('created_at'),
      money('daily_rate', nullable),
      integer('turnaround_days'),
      integer('year', nullable),
      decimal('hours', 10, 1, nullable),
      double('lat', nullable),
      double('lng', nullable),
      integer('cell', nullable),
      exact(string('manufacturer', 255, nullable)),
      exact(string('words', 2000)),
      decimal('reach', 8, 1, nullable),
      // A bit filter of its words; -1 until it is computed, which lets every word through.
      bigInteger('signature', { default: -1 }),
      // No day after it is taken. 9999-12-31 until that is computed: a search then reads the machine's calendar.
      day('taken_until', { default: "'9999-12-31'" }),
    ],
    indexes: [
      ['user_id'],
      ['manufacturer'],
      // Finds new machines without reading the older ones.
      ['published_at'],
      {
        name: 'idx_search_machines_created_at_id_user_id_published_at',
        columns: ['created_at', 'id', 'user_id', 'published_at', 'machine_type_id', 'signature'],
      },
      {
        name: 'idx_search_machines_daily_rate_id_user_id_published_at',
        columns: ['daily_rate', 'id', 'user_id', 'published_at', 'machine_type_id', 'signature'],
      },
      { name: 'idx_search_machines_wide_cell', columns: ['cell', 'machine_type_id', ...ASKED] },
      { name: 'idx_search_machines_wide_machine_type_id', columns: ['machine_type_id', 'cell', ...ASKED] },
    ],
  },
  search_postings: {
    bare: true,
    clustered: true,
    columns: [primary(exact(string('word', 32))), primary(integer('machine_id'))],
  },
  search_words: { bare: true, clustered: true, columns: [primary(exact(string('word', 32)))] },
  search_owners: {
    bare: true,
    columns: [
      primary(integer('user_id')),
      integer('machines'),
      integer('published'),
      // Owners whose machines are hidden.
      integer('hidden', { default: 0 }),
    ],
    indexes: [['hidden']],
  },
  // docs/decisions/0053
  search_attributes: {
    bare: true,
    clustered: true,
    columns: [
      primary(integer('machine_id')),
      primary(exact(string('name', 50))),
      integer('machine_type_id'),
      double('value', nullable),
      exact(string('choice', 60, nullable)),
    ],
    indexes: [['name', 'machine_type_id', 'value', 'choice']],
  },
};

export class CreateCatalog20261210000500 implements MigrationInterface {
  name = 'CreateCatalog20261210000500';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, tables);
    // Finds cities by their first letters, in any case.
    const asItIs = runner.dataSource.options.type === 'mysql' ? '' : ' COLLATE NOCASE';
    await runner.query(
      `CREATE INDEX idx_postal_codes_city ON postal_codes (city${asItIs}, state, postal_code)`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, ...Object.keys(tables).reverse());
  }
}
