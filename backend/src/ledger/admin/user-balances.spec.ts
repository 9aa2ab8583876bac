import { as } from '../../../test/api';
import { closed, sweepPayouts } from '../../../test/ledger-scene';

const balanceOf = async (admin: { id: number; email: string }, id: number) =>
  (await as(admin).get(`/api/users/${id}/balance`)).body;

it('is what a renter paid and got back, and what an owner was paid', async () => {
  const { owner, admin, renter } = await closed({ damage: 60 });

  expect(await balanceOf(admin, renter.id)).toEqual({
    currency: 'usd',
    paid: 600,
    refunded: 40,
    paid_out: 0,
    payable: 0,
  });
  expect(await balanceOf(admin, owner.id)).toMatchObject({ paid: 0, paid_out: 510, payable: 0 });
});

it('is what the platform owes an owner who has no account yet', async () => {
  const { owner, admin } = await closed({ isReady: false });
  await sweepPayouts();

  expect(await balanceOf(admin, owner.id)).toMatchObject({ paid_out: 0, payable: 450 });
});
