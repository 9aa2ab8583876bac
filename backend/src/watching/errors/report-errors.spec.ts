import { api, as, asOnAdminSite, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';

const STACK =
  'TypeError: x is not a function\n    at Xe (https://yard.example/assets/site.1a2b3c4d.js:1:23456)';
const report = (fields: object = {}) => ({
  name: 'TypeError',
  message: 'x is not a function',
  stack: STACK,
  page: '/rentals/7',
  release: '1a2b3c4d',
  ...fields,
});

it('groups what is the same: count, first and last time, and where and to whom it happened last', async () => {
  const [ray, ada] = [await make.user({ name: 'Ray' }), await make.admin()];

  const first = await guest().post('/api/error_reports', report());
  api.clock.set('2026-11-21T08:00:00Z');
  const again = report({
    page: '/search?q=secret',
    release: '9f8e7d6c',
    stack: STACK.replace('1a2b3c4d', '9f8e7d6c'),
  });
  const second = await as(ray).post('/api/error_reports', again);
  await guest().post('/api/error_reports', report({ remote: 'mf-rentals', release: 'abc' }));

  expect([first.status, first.body, second.body]).toEqual([201, { id: expect.any(Number) }, first.body]);
  const { body } = await asOnAdminSite(ada).get('/api/error_reports', { search: 'not a function' });
  expect(body.data).toHaveLength(2);
  const one = await as(ada).get(`/api/error_reports/${first.body.id}`);
  expect(one.body).toEqual({
    id: first.body.id,
    created_at: '2026-11-20T12:00:00.000000Z',
    updated_at: '2026-11-21T08:00:00.000000Z',
    deleted_at: null,
    fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
    site: 'public',
    name: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('9f8e7d6c'),
    page: '/search',
    remote: null,
    release: '9f8e7d6c',
    user_id: ray.id,
    user_name: 'Ray',
    request_id: null,
    count: 2,
    first_seen_at: '2026-11-20T12:00:00.000000Z',
    last_seen_at: '2026-11-21T08:00:00.000000Z',
    resolved_at: null,
    resolved_id: null,
    resolved_name: null,
    faulty_release: null,
    again_at: null,
  });
  const occurrences = await as(ada).get(`/api/error_reports/${first.body.id}/occurrences`);
  expect(occurrences.body.data).toMatchObject([
    { user_id: ray.id, page: '/search', release: '9f8e7d6c' },
    { user_id: null, page: '/rentals/7', release: '1a2b3c4d' },
  ]);
});

it('says which site it was by the request, and finds by site, remote, release and state', async () => {
  const ada = await make.admin();
  await asOnAdminSite(ada).post('/api/error_reports', report({ site: 'public' }));
  await guest().post('/api/error_reports', report({ remote: 'mf-support', release: 'v2' }));
  const found = async (query: object) => {
    const { body } = await as(ada).get('/api/error_reports', query);
    return (body.data as { site: string; remote: string | null }[]).map(({ site, remote }) => [site, remote]);
  };

  expect(await found({ site: 'admin' })).toEqual([['admin', null]]);
  expect(await found({ remote: 'mf-support', release: 'v2' })).toEqual([['public', 'mf-support']]);
  expect(await found({ release: 'v3' })).toEqual([]);
  expect(await found({ resolved: true })).toEqual([]);
});

it('opens again what was resolved when it happens again', async () => {
  const ada = await make.admin({ name: 'Ada' });
  const { body } = await guest().post('/api/error_reports', report());
  const path = `/api/error_reports/${body.id}`;

  const resolved = await as(ada).post(`${path}/resolve`);
  const twice = await as(ada).post(`${path}/resolve`);
  await guest().post('/api/error_reports', report());
  const open = await as(ada).get(path);

  expect(resolved.body).toMatchObject({ resolved_at: expect.any(String), resolved_name: 'Ada' });
  expect([twice.status, twice.body]).toEqual([409, { message: 'This error is resolved.' }]);
  const again_at = '2026-11-20T12:00:00.000000Z';
  expect(open.body).toMatchObject({ resolved_at: null, resolved_id: null, count: 2, again_at });
  expect((await as(ada).post(`${path}/reopen`)).status).toBe(409);
  expect(await rows('audit_events')).toMatchObject([{ action: 'resolve', record_type: 'error_report' }]);
});

it('keeps nothing of persons and no secret', async () => {
  const secrets = ['ray@example.com', '4242424242424242', 'pm_card_visa_1', 'token=abc'];
  const text = `no card 4242424242424242 (pm_card_visa_1) of ray@example.com at https://y.example/a?token=abc`;

  await guest().post('/api/error_reports', report({ message: text, stack: text, page: '/a?token=abc' }));

  const kept = JSON.stringify([await rows('error_reports'), await rows('error_occurrences')]);
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
});

it('keeps the newest 200 occurrences of one error, and counts all', async () => {
  const { body } = await guest().post('/api/error_reports', report());
  await api.dataSource.query('UPDATE error_reports SET occurrences = 249');
  const values = Array.from(
    { length: 230 },
    () => "(?, 'public', '2026-11-20 12:00:00.000', '2026-11-20 12:00:00.000')",
  );
  const into = 'INSERT INTO error_occurrences (error_report_id, site, created_at, updated_at) VALUES';
  await api.dataSource.query(
    `${into} ${values.join(', ')}`,
    values.map(() => body.id),
  );

  await guest().post('/api/error_reports', report());

  expect(await rows('error_occurrences')).toHaveLength(200);
  expect(await rows('error_reports')).toMatchObject([{ occurrences: 250 }]);
});

it('counts many at once one by one, also where they are too long to be read before', async () => {
  const ray = await make.user();
  const long = report({ stack: 'x'.repeat(3_000) });

  const many = await as(ray).post('/api/error_reports/store_many', { data: Array(31).fill(long) });

  expect([many.status, await rows('error_reports')]).toEqual([429, []]);
});

it('takes 30 a minute from one visitor, many at once counted one by one', async () => {
  const ray = await make.user();
  const many = await as(ray).post('/api/error_reports/store_many', { data: Array(29).fill(report()) });
  const last = await as(ray).post('/api/error_reports', report());
  const over = await as(ray).post('/api/error_reports', {});
  const other = await as(await make.user()).post('/api/error_reports', report());

  expect([many.status, last.status, over.status, other.status]).toEqual([200, 201, 429, 201]);
  expect([over.body.message, Number(over.headers['retry-after'])]).toEqual(['Too Many Attempts.', 60]);
  expect(await rows('error_reports')).toMatchObject([{ occurrences: 31 }]);
});

it.each([
  ['without a message', 422, {}],
  ['with a text that is too long', 422, report({ message: 'x'.repeat(2_001) })],
  ['with a body that is too large', 413, report({ more: 'x'.repeat(70_000) })],
])('refuses a report %s', async (_, status, body) => {
  const answer = await as(await make.user()).post('/api/error_reports', body);

  expect([answer.status, await rows('error_reports')]).toEqual([status, []]);
});

it('is told to nobody', async () => {
  const ray = await make.user();
  await as(ray).post('/api/error_reports', report());

  expect(api.broadcasts).toEqual([]);
});
