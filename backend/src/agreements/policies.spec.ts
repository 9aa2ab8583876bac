import { api, as, forgetBroadcasts, guest, rows, told } from '../../test/api';
import { make } from '../../test/make';
import { rentalScene } from '../../test/rental-scene';

const deposit = { name: 'Flat', kind: 'fixed', amount: 250.5 };
const tier = { hours_before_start: 24, rental_percent: 50, delivery_percent: 100, deposit_percent: 100 };
const cancellation = {
  name: 'Strict',
  window_hours: 48,
  tiers: [{ ...tier }, { ...tier, hours_before_start: 72 }],
};

it('shows the policies in force to everybody', async () => {
  expect((await guest().get('/api/deposit_policy')).body).toEqual({
    id: expect.any(Number),
    created_at: '2026-11-20T00:00:00.000000Z',
    updated_at: '2026-11-20T00:00:00.000000Z',
    deleted_at: null,
    version: 1,
    name: 'Standard deposit',
    kind: 'percent',
    amount: null,
    percent: 20,
    minimum_amount: 100,
    maximum_amount: 5000,
    body: expect.any(String),
  });
  expect((await guest().get('/api/cancellation_policy')).body).toMatchObject({
    version: 1,
    window_hours: 24,
  });
});

it('writes down what each new version changes', async () => {
  const { admin } = await rentalScene();

  await as(admin).put('/api/deposit_policy', deposit);
  await as(admin).put('/api/cancellation_policy', cancellation);

  const { data } = (await as(admin).get('/api/audit_events', { search: 'policy' })).body;
  const changes = data.map((event: { changes: object[] }) => event.changes);
  expect(changes[1]).toEqual(
    expect.arrayContaining([
      { field: 'version', from: 1, to: 2 },
      { field: 'kind', from: 'percent', to: 'fixed' },
      { field: 'amount', from: null, to: 250.5 },
      { field: 'percent', from: 20, to: null },
    ]),
  );
  expect(changes[0]).toEqual(
    expect.arrayContaining([
      { field: 'window_hours', from: 24, to: 48 },
      {
        field: 'tiers',
        from: expect.stringMatching(/^\d+ h: /),
        to: '72 h: 50%, 100%, 100%; 24 h: 50%, 100%, 100%',
      },
    ]),
  );
});

it('puts a new version in force, while requests keep theirs', async () => {
  const { admin, pending } = await rentalScene();
  const before = await pending();
  forgetBroadcasts();

  const put = await as(admin).put('/api/deposit_policy', { ...deposit, body: '<p>x<script>1</script></p>' });
  const second = await as(admin).put('/api/cancellation_policy', cancellation);

  expect(put.status).toBe(200);
  expect(put.body).toMatchObject({
    version: 2,
    kind: 'fixed',
    amount: 250.5,
    percent: null,
    body: '<p>x</p>',
  });
  expect(second.body.tiers.map((one: typeof tier) => one.hours_before_start)).toEqual([72, 24]);
  expect((await guest().get('/api/deposit_policy')).body).toEqual(put.body);
  const versions = await as(admin).get('/api/deposit_policy/versions');
  expect(versions.body.data.map((one: { version: number }) => one.version)).toEqual([2, 1]);
  expect(told('deposit_policy', 'saved')).toEqual([admin.id]);
  const after = await pending({ start_date: '2027-01-04', end_date: '2027-01-05' });
  expect([before.deposit_amount, after.deposit_amount]).toEqual([280, 250.5]);
  expect(await rows('audit_events', "record_type = 'deposit_policy'")).toHaveLength(1);
});

it('gives two admins at once two versions', async () => {
  const admins = [await make.admin(), await make.admin()];

  const answers = await Promise.all(
    [...admins, ...admins].map((admin) => as(admin).put('/api/deposit_policy', deposit)),
  );

  expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5]);
});

it('refuses bad terms', async () => {
  const admin = await make.admin();
  const refused = async (path: string, body: object) =>
    Object.keys((await as(admin).put(path, body)).body.errors);
  expect(await refused('/api/deposit_policy', { ...deposit, amount: null })).toEqual(['amount']);
  expect(await refused('/api/deposit_policy', { ...deposit, kind: 'percent', percent: 101 })).toEqual([
    'percent',
  ]);
  expect(await refused('/api/deposit_policy', { ...deposit, minimum_amount: 5, maximum_amount: 4 })).toEqual([
    'maximum_amount',
  ]);
  expect(await refused('/api/cancellation_policy', { ...cancellation, tiers: [] })).toEqual(['tiers']);
  const twice = await refused('/api/cancellation_policy', { ...cancellation, tiers: [tier, tier] });
  expect(twice).toContain('tiers.1.hours_before_start');
  expect(api.broadcasts).toEqual([]);
});
