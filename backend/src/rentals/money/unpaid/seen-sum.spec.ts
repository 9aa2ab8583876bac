import { as } from '../../../../test/api';
import { make } from '../../../../test/make';
import { ledger, rentalScene } from '../../../../test/rental-scene';
import { DECLINED, rents, unpaidScene } from '../../../../test/unpaid-scene';

const SINCE = 'The amount due changed since you opened it. Check it and try again.';

it('charges another card of a rental only with the sum that its renter saw', async () => {
  const { renter, path, shown } = await unpaidScene();
  const useCard = (amount: number | null) =>
    as(renter).patch(path, { stripe_payment_method_id: 'pm_card_visa', amount });

  for (const amount of [0, 1399.99]) {
    const refused = await useCard(amount);
    expect([refused.status, refused.body.message]).toEqual([409, SINCE]);
  }
  expect([await rents(), (await shown()).stripe_payment_method_id]).toEqual([[expect.anything()], DECLINED]);

  expect((await useCard(1400)).status).toBe(200);
  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
});

it('asks for no sum with the card that the rental has, nor where none is due', async () => {
  const { renter, path, useCard } = await unpaidScene();
  const seeNothing = (stripe_payment_method_id: string) =>
    as(renter).patch(path, { stripe_payment_method_id, amount: 0 });

  expect((await seeNothing(DECLINED)).status).toBe(200);
  await useCard('pm_card_visa');
  expect((await seeNothing(DECLINED)).status).toBe(200);
});

it('makes a card the default one only with the sum that is charged to it', async () => {
  const { renter, shown } = await unpaidScene();
  const card = { number: '4242424242424242', exp_month: 1, exp_year: 2031, cvc: '123' };
  for (let cards = 0; cards < 2; cards += 1) await as(renter).post('/api/payment_methods/simulated', card);
  const stored = async () => (await as(renter).get('/api/payment_methods')).body.data;
  const [, second] = await stored();
  const choose = (amount: number) => as(renter).post(`/api/payment_methods/${second.id}/default`, { amount });

  const refused = await choose(0);
  expect([refused.status, refused.body.message]).toEqual([409, SINCE]);
  expect((await stored()).map((one: { default: boolean }) => one.default)).toEqual([true, false]);
  expect(await rents()).toHaveLength(1);

  expect((await choose(1400)).status).toBe(200);
  expect((await shown()).unpaid).toBeNull();
  // Nothing is unpaid any more.
  expect((await choose(0)).status).toBe(200);
  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
});

it.each([
  ['2026-12-14', 'the deposit', 280],
  ['2026-11-22', 'the deposit and the rent', 1680],
])('books at once from %s only with %s that its renter saw', async (start_date, _, due) => {
  const { renter, ask } = await rentalScene({ instant_book: true });
  const end_date = start_date.replace(/..$/, (day) => `${Number(day) + 4}`);
  const { body } = await ask({ start_date, end_date, stripe_payment_method_id: null });
  const path = `/api/rental_requests/${body.id}`;
  const useCard = (amount: number) =>
    as(renter).patch(path, { stripe_payment_method_id: 'pm_card_visa', amount });

  for (const amount of [0, due - 0.01]) {
    const refused = await useCard(amount);
    expect([refused.status, refused.body.message]).toEqual([409, SINCE]);
  }
  expect((await as(renter).get(path)).body).toMatchObject({
    status: 'pending',
    has_card: false,
    payments: [],
  });

  expect((await useCard(due)).body.status).toBe('approved');
  expect((await ledger()).charged.reduce((sum, amount) => sum + amount, 0)).toBe(due * 100);
});

it('charges nothing for days that are taken, whose renter saw nothing', async () => {
  const { renter, stranger, ask } = await rentalScene({ instant_book: true });
  const { body } = await ask({ stripe_payment_method_id: null });
  await ask({ address_id: (await make.address(stranger)).id }, stranger);
  const card = { stripe_payment_method_id: 'pm_card_visa', amount: 0 };

  const changed = await as(renter).patch(`/api/rental_requests/${body.id}`, card);

  expect(changed.body).toMatchObject({ status: 'pending', has_card: true, payments: [] });
});
