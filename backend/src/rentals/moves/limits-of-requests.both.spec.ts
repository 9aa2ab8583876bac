import { as, guest } from '../../../test/api';
import { make } from '../../../test/make';
import { AGREED, rentalScene } from '../../../test/rental-scene';
import { refusal } from '../../../test/refusals';

const MOST = 99_999_999.99;
const QUOTE = '/api/rental_requests/quote';
const RATES = { daily_rate: MOST, weekly_rate: null, monthly_rate: null };

it('asks for as much as an amount holds, and for no more', async () => {
  const { machine, ask } = await rentalScene(RATES);
  const option = { radius: 5000, base_amount: 0.01, amount_per_distance: 0 };
  const { id } = await make.deliveryOption(machine, option);
  const day = { start_date: '2026-12-14', end_date: '2026-12-14' };
  const two = { ...day, end_date: '2026-12-15' };
  const delivered = {
    ...two,
    start_date: two.end_date,
    delivery_enabled: true,
    machine_delivery_option_id: id,
  };

  const most = await ask(day);
  const more = [await ask(two), await ask(delivered)];
  const quoted = await guest().post(QUOTE, { machine_id: machine.id, ...two });

  expect([most.status, most.body.subtotal]).toEqual([201, MOST]);
  for (const answer of [...more, quoted]) {
    expect(refusal(answer)).toEqual([
      422,
      { machine_id: ['This rental costs more than we can charge. Choose fewer days.'] },
    ]);
  }
});

it('takes an address whose text fits, in characters', async () => {
  const { renter, ask } = await rentalScene();
  // Five separators and the state's letters make the rest of 600.
  const fits = { line1: '😀'.repeat(255), line2: 'b'.repeat(255), city: 'c'.repeat(77), postal_code: '7870' };
  const address = await make.address(renter, fits);
  const longer = await make.address(renter, { ...fits, postal_code: '78701' });

  const refused = await ask({ address_id: longer.id });
  const answer = await ask({ address_id: address.id });

  expect(answer.status).toBe(201);
  expect([...answer.body.address]).toHaveLength(600);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['address_id']]);
});

it('begins ten years from today at most: requests, quotes, updates, changes', async () => {
  const { machine, renter, ask, pending, approved } = await rentalScene({ turnaround_days: 60 });
  const booked = await approved();
  const waiting = await pending({ start_date: '2027-03-01', end_date: '2027-03-01' });
  const path = (id: number) => `/api/rental_requests/${id}`;
  const sent = async (start_date: string) => {
    const span = { start_date, end_date: start_date };
    const answers = [
      await guest().post(QUOTE, { machine_id: machine.id, ...span }),
      await as(renter).post(`${path(booked.id)}/changes/quote`, span),
      await as(renter).patch(path(waiting.id), { ...span, ...AGREED }),
      await as(renter).post(`${path(booked.id)}/changes`, span),
      await ask(span),
    ];
    return answers.map(({ status, body }) => body.errors ?? status);
  };
  const refused = { start_date: ['A rental can start at most ten years from today.'] };

  for (const day of ['2036-11-21', '9999-12-31']) {
    expect(await sent(day)).toEqual(Array.from({ length: 5 }, () => refused));
  }
  expect((await ask({ start_date: '2036-11-20', end_date: '2036-11-20' })).status).toBe(201);
});

it('keeps an issue number as large as the column', async () => {
  const admin = await make.admin();
  const { body } = await as(await make.user()).post('/api/support_tickets', { message: 'Help' });
  const resolve = (github_issue_number: number) =>
    as(admin).post(`/api/support_tickets/${body.id}/resolve`, { github_issue_number });

  expect((await resolve(2_147_483_648)).status).toBe(422);
  expect((await resolve(2_147_483_647)).body.github_issue_number).toBe(2_147_483_647);
});
