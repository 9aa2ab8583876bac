import { api, as } from '../../../test/api';
import { insert, make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';
import { returned } from '../../../test/return-scene';

const LIST = '/api/rental_requests';

async function found(person: { id: number; email: string }, query: object): Promise<number[]> {
  const answer = await as(person).get(LIST, query);
  expect(answer.status).toBe(200);
  return (answer.body.data as { id: number }[]).map(({ id }) => id);
}

it('finds a rental by its number, and for an admin by the address of either side', async () => {
  const { owner, renter, admin, pending } = await rentalScene();
  const request = await pending();

  expect(await found(admin, { search: String(request.id) })).toEqual([request.id]);
  expect(await found(renter, { search: `#${request.id}` })).toEqual([request.id]);
  expect(await found(admin, { search: String(request.id + 1_000) })).toEqual([]);
  expect(await found(admin, { search: owner.email.toUpperCase() })).toEqual([request.id]);
  expect(await found(admin, { search: renter.email })).toEqual([request.id]);
});

it('tells nobody else by whose address a rental is found', async () => {
  const { owner, renter, pending } = await rentalScene();
  await pending();

  expect(await found(owner, { search: renter.email })).toEqual([]);
  expect(await found(renter, { search: owner.email })).toEqual([]);
});

it('finds returns that are contested, until somebody decides', async () => {
  const { admin, owner, renter, request, path } = await returned();
  const contested = () => found(admin, { contested: '1' });
  expect(await contested()).toEqual([]);
  expect(await found(admin, { contested: '0' })).toEqual([request.id]);

  await as(renter).post(`${path}/contest`, { reason: 'It was so before.' });
  expect(await contested()).toEqual([request.id]);
  expect(await found(owner, { contested: '1' })).toEqual([request.id]);
  expect(await found(admin, { contested: '0' })).toEqual([]);

  await as(admin).post(`${LIST}/${request.id}/close`, { damage_amount: 0 });
  expect(await contested()).toEqual([]);
});

it('tells an admin what needs attention by one rule, by whatever way it is asked', async () => {
  const { admin, renter, pending } = await rentalScene();
  const [quiet, written] = [
    await pending(),
    await pending({ start_date: '2027-01-04', end_date: '2027-01-05' }),
  ];
  await as(renter).post(`${LIST}/${written.id}/messages`, { content: 'Is it there?' });

  expect(await found(admin, { needs_attention: '1' })).toEqual([written.id]);
  expect(await found(admin, { needs_attention: '0' })).toEqual([quiet.id]);
  expect(await found(admin, { needs_attention: '1', status: 'approved' })).toEqual([]);

  await as(admin).post(`${LIST}/${written.id}/messages/view`);
  expect(await found(admin, { needs_attention: '1' })).toEqual([]);
  await api.dataSource.query('UPDATE rental_requests SET stripe_payment_method_id = NULL WHERE id = ?', [
    quiet.id,
  ]);
  expect(await found(admin, { needs_attention: '1' })).toEqual([quiet.id]);
});

it('finds tickets that wait: with a message unseen, or open and answered by nobody', async () => {
  const [admin, ray] = [await make.admin(), await make.user()];
  const ticket = (fields: object) =>
    insert('support_tickets', { user_id: ray.id, message: 'Help', number: null, ...fields });
  const asked = await ticket({});
  const done = await ticket({ resolved_at: '2026-11-19 10:00:00.000', resolved_id: admin.id });
  const waiting = async (yes: '0' | '1') => {
    const { body } = await as(admin).get('/api/support_tickets', { waiting: yes });
    return (body.data as { id: number; needs_attention: boolean }[]).map(({ id }) => id);
  };

  expect(await waiting('1')).toEqual([asked.id]);
  expect(await waiting('0')).toEqual([done.id]);
  const exact = await as(admin).get('/api/support_tickets', { needs_attention: '1' });
  expect(exact.body.data).toEqual([]);

  await as(admin).post(`/api/support_tickets/${asked.id}/messages`, { content: 'We look into it.' });
  expect(await waiting('1')).toEqual([]);
  await as(ray).post(`/api/support_tickets/${done.id}/messages`, { content: 'It is back.' });
  expect(await waiting('1')).toEqual([done.id]);
});

it('finds a user by phone', async () => {
  const [admin, ray] = [await make.admin(), await make.user({ phone: '512-555-0177' })];

  const answer = await as(admin).get('/api/users', { search: '555-01' });

  expect((answer.body.data as { id: number }[]).map(({ id }) => id)).toEqual([ray.id]);
});
