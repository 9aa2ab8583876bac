import { as, rows } from '../../test/api';
import { make } from '../../test/make';

/** What no body may set, in each of the ways in which a body names things. */
const PROTECTED: Record<string, unknown> = {
  id: 4242,
  user_id: 4242,
  admin: true,
  owner: true,
  created_at: '2000-01-01T00:00:00.000000Z',
  updated_at: '2000-01-01T00:00:00.000000Z',
  deleted_at: '2000-01-01T00:00:00.000000Z',
  approved_at: '2000-01-01T00:00:00.000000Z',
  closed_at: '2000-01-01T00:00:00.000000Z',
  published_at: '2000-01-01T00:00:00.000000Z',
  suspended_at: '2000-01-01T00:00:00.000000Z',
  deposit_refunded_at: '2000-01-01T00:00:00.000000Z',
  email_verified_at: '2000-01-01T00:00:00.000000Z',
  rental_amount: 0.01,
  deposit_amount: 0.01,
  subtotal: 0.01,
  password: 'mallory',
  remember_token: 'mallory',
  stripe_customer_id: 'cus_mallory',
  'user.admin': true,
  'user[admin]': true,
  user: { admin: true, id: 4242 },
  machine: { user_id: 4242 },
};

const ADDRESS = { line1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' };

it.each(['post', 'patch'] as const)('%s sets no column of an address but its inputs', async (method) => {
  const ray = await make.user();
  const { id } = await make.address(ray);

  const answer =
    method === 'post'
      ? await as(ray).post('/api/addresses', { ...PROTECTED, ...ADDRESS })
      : await as(ray).patch(`/api/addresses/${id}`, { ...PROTECTED, line1: '2 Main St' });

  expect([200, 201]).toContain(answer.status);
  expect(answer.body).toMatchObject({ user_id: ray.id, deleted_at: null });
  expect(answer.body.id).not.toBe(4242);
  expect(answer.body.created_at).not.toMatch(/^2000/);
});

it('sets no column of a machine or of a type but their inputs, nor through store_many', async () => {
  const olive = await make.owner();
  const type = await make.machineType();
  const machine = { machine_type_id: type.id, subject: 'Loader' };

  const one = await as(olive).post('/api/machines', { ...PROTECTED, ...machine });
  const many = await as(olive).post('/api/machines/store_many', { data: [{ ...PROTECTED, ...machine }] });
  const changed = await as(olive).patch(`/api/machines/${one.body.id}`, { ...PROTECTED, subject: 'Other' });

  expect([one.status, many.status, changed.status]).toEqual([201, 200, 200]);
  for (const body of [one.body, many.body[0], changed.body]) {
    expect(body).toMatchObject({ user_id: olive.id, published_at: null, deleted_at: null });
  }
});

it('makes nobody an admin by registration, profile or an admin’s change of an account', async () => {
  const ray = await make.user();
  const fields = { name: 'Mallory', email: 'mallory@example.com' };

  await as(ray).put('/user/profile-information', { ...PROTECTED, name: 'Ray', email: ray.email });
  await as(await make.admin()).patch(`/api/users/${ray.id}`, { ...PROTECTED, ...fields });

  const [row] = await rows<Record<string, unknown>>('users', `id = ${ray.id}`);
  expect(row).toMatchObject({ admin: 0, owner: 0, suspended_at: null, deleted_at: null });
  expect(row?.['remember_token']).not.toBe('mallory');
});
