import { Client } from '../../test/client';
import { LaravelDatabase } from '../../test/laravel-database';

const RENTER = { email: 'renter@example.test', password: 'password' };
const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

let laravel: LaravelDatabase;
let before: Awaited<ReturnType<LaravelDatabase['everything']>>;

beforeAll(async () => {
  laravel = await LaravelDatabase.make();
  before = await laravel.everything();
  await laravel.yard('migrate', '--adopt', '--write');
});
afterAll(() => laravel.drop());

it('adds what is missing, and leaves tables, columns and rows that were there as they were', async () => {
  const after = await laravel.everything();
  expect(after.columns).toEqual(expect.arrayContaining(before.columns));
  expect(after.indexes).toEqual(expect.arrayContaining(before.indexes));
  for (const [table, list] of Object.entries(before.rows)) {
    const known = Object.keys(list[0] ?? {});
    const kept = (after.rows[table] ?? []).map((row) => pick(row, known));
    expect([table, kept]).toEqual([table, list]);
  }
  expect(await laravel.yard('migrate')).toBe('nothing to migrate\n');
  expect(await laravel.yard('migrate', '--adopt')).toContain('nothing: all is there');
});

it('never takes a migration back: its tables would go', async () => {
  await expect(laravel.yard('migrate:rollback')).rejects.toThrow(
    'This database was adopted: taking a migration back would drop tables of its own.',
  );
});

it('fills what follows from the rows that were there', async () => {
  expect(await laravel.rows('SELECT owner, admin FROM users ORDER BY id')).toEqual([
    { owner: 1, admin: 0 },
    { owner: 0, admin: 0 },
    { owner: 0, admin: 1 },
    { owner: 0, admin: 0 },
  ]);
  expect(
    await laravel.rows('SELECT id, city, lat, time_zone, hours, published_at FROM machines ORDER BY id'),
  ).toMatchObject([
    {
      city: 'Salt Lake City',
      lat: 40.76,
      time_zone: 'America/Denver',
      hours: '1234.5',
      published_at: '2026-03-01 10:00:00.000',
    },
    { city: null, lat: null, time_zone: null, published_at: null },
    { id: 4, published_at: null },
  ]);
  expect(await laravel.rows('SELECT owner_id, address, `lines` FROM rental_requests WHERE id = 1')).toEqual([
    { owner_id: 1, address: '12 Main St, Provo, UT 84601', lines: '[]' },
  ]);
  const waiting = 'SELECT id FROM rental_requests WHERE answer_until > UTC_TIMESTAMP() + INTERVAL 47 HOUR';
  expect(await laravel.rows(waiting)).toEqual([{ id: 1 }]);
  expect(
    await laravel.rows(
      'SELECT kind, status, attempt, refunded_amount, idempotency_key FROM payments ORDER BY id',
    ),
  ).toEqual([
    { kind: 'deposit', status: 'failed', attempt: 1, refunded_amount: '0.00', idempotency_key: 'adopted-1' },
    {
      kind: 'deposit',
      status: 'refunded',
      attempt: 1,
      refunded_amount: '500.00',
      idempotency_key: 'adopted-2',
    },
    {
      kind: 'rental',
      status: 'succeeded',
      attempt: 1,
      refunded_amount: '0.00',
      idempotency_key: 'adopted-3',
    },
  ]);
  expect(await laravel.rows('SELECT DISTINCT rental_request_id, machine_id FROM machine_days')).toEqual([
    { rental_request_id: 2, machine_id: 2 },
  ]);
  const [key] = await laravel.rows("SHOW COLUMNS FROM photos LIKE 'machine_id'");
  expect(key?.['Type']).toContain('bigint');
});

it('fills what is agreed, returned, asked and owed from the rows that were there', async () => {
  const of = async (columns: string, table: string) =>
    (await laravel.rows(`SELECT ${columns} FROM ${table} ORDER BY id`)).map((row) =>
      Object.values(row).join(' | '),
    );

  expect({
    deposits: await of('version, kind, amount', 'deposit_policies'),
    cancellations: await of('version, window_hours, tiers', 'cancellation_policies'),
    agreements: await of('kind, version, name, user_id, agreed_at, content, sha256', 'document_agreements'),
    returns: await of('hours, `condition`, photo_ids, accepted_at', 'machine_returns'),
    payments: await of('currency, attempted_at, succeeded_at', 'payments'),
    tickets: await of('number, answered_at', 'support_tickets'),
    requests: await of('owner_id, address, delivery_available, answer_until IS NULL', 'rental_requests'),
    days: await of('rental_request_id, machine_id, day', 'machine_days'),
  }).toEqual({
    deposits: ['1 | fixed | 500.00'],
    cancellations: [
      '1 | 72 | [{"hours_before_start":72,"rental_percent":100,"delivery_percent":100,"deposit_percent":100}]',
    ],
    agreements: [
      `rental_agreement | 1 | Rental agreement | 2 | 2026-03-01 10:00:00.000 |  | ${SHA256_OF_NOTHING}`,
    ],
    returns: ['1250.0 | good | [] | 2026-03-01 17:00:00.000'],
    payments: [
      'usd | 2026-03-07 10:00:00.000 | ',
      'usd | 2026-03-07 10:00:00.000 | 2026-02-01 00:00:00.000',
      'usd | 2026-03-07 10:00:00.000 | 2026-02-03 00:00:00.000',
    ],
    tickets: ['T-10001 | 2026-03-07 09:04:00.000', 'T-10002 | '],
    requests: [
      '1 | 12 Main St, Provo, UT 84601 | 1 | 0',
      ...['1 |  | 0 | 1', '1 |  | 0 | 1', '1 |  | 0 | 1'],
    ],
    days: [1, 2, 3, 4, 5].map((day) => `2 | 2 | 2030-06-0${day}`),
  });
});

it('serves the people and records that were there', async () => {
  const site = await laravel.serve();
  try {
    const renter = new Client(site.url, RENTER);

    const requests = await renter.get('/api/rental_requests');
    const posted = await renter.post('/api/rental_requests/1/messages', { content: 'On my way.' });
    const messages = await renter.get('/api/rental_requests/1/messages');
    const ticket = await renter.post('/api/support_tickets', { message: 'It beeps.' });
    const tickets = await renter.get('/api/support_tickets/1/messages');
    const owner = await new Client(site.url, { ...RENTER, email: 'owner@example.test' }).get(
      '/api/rental_requests',
      { needs_attention: true },
    );

    expect([requests.status, requests.body.total]).toEqual([200, 4]);
    expect(requests.body.data[0]).toMatchObject({
      id: 1,
      status: 'pending',
      start_time: '08:00',
      rental_amount: 1400,
      machine: { user_name: 'Olivia Owner', time_zone: 'America/Denver' },
    });
    expect(requests.body.data[0].messages).toMatchObject([
      {
        content: 'Is the site level?',
        messageable_type: 'rental_request',
        views: [{ user_id: 2 }, { user_id: 2 }],
      },
      { content: 'Yes, and dry.', messageable_type: 'rental_request' },
    ]);
    expect([posted.status, posted.body.messageable_type]).toEqual([201, 'rental_request']);
    expect(messages.body.data.map(({ content }: { content: string }) => content)).toEqual([
      'Is the site level?',
      'Yes, and dry.',
      'On my way.',
    ]);
    expect([ticket.status, ticket.body.number]).toEqual([201, `T-${10_000 + Number(ticket.body.id)}`]);
    expect(tickets.body.data).toMatchObject([
      { content: 'Looking into it.', messageable_type: 'support_ticket' },
    ]);
    expect(owner.body.data.map(({ id }: { id: number }) => id)).toContain(1);
    expect((await renter.get('/api/sessions')).body.total).toBe(1);
    expect(
      await laravel.rows('SELECT LEFT(password, 7) AS hash FROM users WHERE id IN (2, 4) ORDER BY id'),
    ).toEqual([{ hash: '$2y$12$' }, { hash: '$2y$10$' }]);
  } finally {
    await site.stop();
  }
});

function pick(row: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((each) => [each, row[each]]));
}
