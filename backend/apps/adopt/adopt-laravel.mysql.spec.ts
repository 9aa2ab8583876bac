import { LaravelDatabase } from '../../test/laravel-database';

let laravel: LaravelDatabase;

beforeEach(async () => {
  laravel = await LaravelDatabase.make();
});
afterEach(() => laravel.drop());

it('says what it would do and changes nothing without --write', async () => {
  const before = await laravel.everything();

  const output = await laravel.yard('migrate', '--adopt');

  expect(await laravel.everything()).toEqual(before);
  expect(output).toContain('Nothing was changed.');
  expect(output).toContain('  table machine_days\n');
  expect(output).toMatch(
    /column rental_requests\.owner_id bigint.* unsigned NOT NULL; existing rows: the machine's user\n/,
  );
  expect(output).toContain('unique key message_views (message_id, user_id): existing rows forbid it (1)\n');
  expect(output).toContain('messages are on a "App\\Models\\Invoice"');
  expect(output).toContain('payments.user_id bigint');
});

it('fills empty values that this version cannot do without, and no others', async () => {
  await laravel.connection
    .query(`ALTER TABLE rental_requests MODIFY cancellation_policy_id bigint unsigned NULL;
    UPDATE rental_requests SET cancellation_policy_id = NULL, created_at = NULL WHERE id IN (2, 4)`);

  const output = await laravel.yard('migrate', '--adopt');
  await laravel.yard('migrate', '--adopt', '--write');

  expect(output).toContain(
    'rental_requests.cancellation_policy_id is empty in 2 rows; there it becomes: the latest',
  );
  const [row] = await laravel.rows('SELECT * FROM rental_requests WHERE id = 2');
  expect(row).toMatchObject({
    cancellation_policy_id: 1,
    created_at: '2026-03-05 08:02:00',
    updated_at: '2026-03-05 08:02:00',
    address_id: null,
    delivery_amount: null,
  });
});

it('adds all that the rows of a table allow, and counts those that forbid the others', async () => {
  const output = await laravel.yard('migrate', '--adopt', '--write');

  expect(output).toContain(
    'not added, existing rows forbid it (1): unique key message_views (message_id, user_id)',
  );
  expect(output).toContain('added foreign key message_views.user_id to users');
  expect(output).toContain('added unique key payments (idempotency_key)');
});

it('goes on where it was interrupted', async () => {
  await laravel.connection.query(
    `ALTER TABLE users ADD COLUMN owner tinyint(1) NOT NULL DEFAULT 0 COMMENT 'yard: being filled'`,
  );

  await laravel.yard('migrate', '--adopt', '--write');

  expect(await laravel.rows('SELECT owner FROM users WHERE id = 1')).toEqual([{ owner: 1 }]);
  const [column] = await laravel.rows("SHOW FULL COLUMNS FROM users LIKE 'owner'");
  expect(column?.['Comment']).toBe('');
});

it('refuses tables and columns of another application, and changes nothing', async () => {
  await laravel.connection.query(
    `CREATE TABLE notifications (id char(36) PRIMARY KEY, data text NOT NULL) ENGINE=InnoDB;
    CREATE TABLE reviews (id char(36) PRIMARY KEY) ENGINE=MyISAM;
    CREATE VIEW breakdowns AS SELECT id FROM users;
    ALTER TABLE machines ADD COLUMN year date NULL`,
  );
  const before = await laravel.everything();

  await expect(laravel.yard('migrate', '--adopt', '--write')).rejects.toMatchObject({
    message:
      'This database cannot be adopted; nothing was changed.\n' +
      '  machines.year is date here, int in a new installation: change its type, or rename it, first\n' +
      '  breakdowns is a view; a table is needed\n' +
      '  reviews is kept by MyISAM; InnoDB is needed\n' +
      "  reviews has no counting id: RENAME TABLE reviews TO laravel_reviews first, if it is another application's\n" +
      "  notifications has no counting id: RENAME TABLE notifications TO laravel_notifications first, if it is another application's\n",
  });

  expect(await laravel.everything()).toEqual(before);
});

it('opens columns that demand a value to empty ones when told so', async () => {
  await laravel.yard('migrate', '--adopt', '--relax', '--write');

  const [column] = await laravel.rows("SHOW COLUMNS FROM payments LIKE 'type'");
  expect(column).toMatchObject({ Null: 'YES', Type: 'varchar(255)' });
  expect(await laravel.yard('migrate', '--adopt')).not.toContain('--relax opens them');
});
