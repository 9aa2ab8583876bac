import { as, confirmed, guest, rows } from '../../../test/api';
import { closed, ready } from '../../../test/ledger-scene';
import { make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

it('shows payouts to their owner and to admins alone', async () => {
  const { owner, renter, stranger, admin } = await closed();
  const other = await make.owner();
  const [payout] = await rows<{ id: number }>('payouts');
  const path = `/api/payouts/${payout?.id}`;

  for (const person of [renter, stranger, other]) {
    expect((await as(person).get('/api/payouts', { user_id: owner.id })).body.total).toBe(0);
  }
  expect((await as(owner).get(path)).body.amount).toBe(450);
  expect((await as(admin).get(path)).body.amount).toBe(450);
  expect((await as(admin).get('/api/payouts', { status: 'nonsense' })).status).toBe(422);
});

it('has accounts for owners alone, also for one who may list machines no more', async () => {
  const { owner, renter, admin } = await closed({ isReady: false });

  expect((await guest().get('/api/payouts/account')).status).toBe(401);
  for (const person of [renter, admin]) {
    expect((await as(person).get('/api/payouts/account')).status).toBe(403);
    expect((await as(person).post('/api/payouts/account')).status).toBe(403);
    expect((await as(person).post('/api/payouts/account/simulated')).status).toBe(403);
  }
  expect(await rows('payout_accounts')).toEqual([]);
  await as(admin).post(`/api/users/${owner.id}/revoke_store_access`);
  expect((await as(owner).get('/api/payouts/account')).body).toEqual({ status: 'none' });
});

it('keeps the account of an owner who has money to come', async () => {
  const { owner, admin } = await closed({ isReady: false });

  const refused = await (await confirmed(as(admin))).delete(`/api/users/${owner.id}`);

  expect(refusal(refused)).toEqual([
    409,
    'The account has payouts to come. It can be deleted once they are paid.',
  ]);
  await ready(owner);
  expect((await (await confirmed(as(admin))).delete(`/api/users/${owner.id}`)).status).toBe(204);
});
