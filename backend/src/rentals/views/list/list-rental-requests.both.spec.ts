import { api, as } from '../../../../test/api';
import { queriesOf } from '../../../../test/count-queries';
import { insert, make } from '../../../../test/make';
import { end, rentalScene } from '../../../../test/rental-scene';

type Shown = { id: number; status: string; needs_attention: boolean };
const idsOf = (answer: { body: { data: Shown[] } }) => answer.body.data.map(({ id }) => id);

it('lists a rental as it is shown alone', async () => {
  const { renter, pending } = await rentalScene();
  const request = await pending();
  const list = '/api/rental_requests';

  const shown = await as(renter).get(`${list}/${request.id}`);
  expect((await as(renter).get(list)).body.data).toEqual([shown.body]);
});

it("keeps the card provider's ids from the owner", async () => {
  const { owner, renter, admin, approved } = await rentalScene();
  const { id } = await approved();

  for (const [person, isShown] of [
    [owner, false],
    [renter, true],
    [admin, true],
  ] as const) {
    const { body } = await as(person).get(`/api/rental_requests/${id}`);
    expect(body.stripe_payment_method_id).toBe(isShown ? 'pm_card_visa' : null);
    expect(body.payments[0].stripe_payment_intent_id === null).toBe(!isShown);
    expect((await as(person).get(`/api/rental_requests/${id}/payments`)).body.data).toEqual(body.payments);
  }
});

it('tells the owner and admins what the rent brings, fee taken off, and the renter nothing of it', async () => {
  const { owner, renter, admin, pending } = await rentalScene();
  const { id, subtotal } = await pending();
  const earnings = { amount: subtotal * 0.9, fee_amount: subtotal * 0.1, fee_percent: 10 };

  for (const [person, told] of [
    [owner, earnings],
    [admin, earnings],
    [renter, null],
  ] as const) {
    expect((await as(person).get(`/api/rental_requests/${id}`)).body.earnings).toEqual(told);
  }
});

it('needs the attention of the owner while pending, of the renter without a card, and of whoever has unread messages', async () => {
  const { owner, renter, pending, act } = await rentalScene();
  const withCard = await pending();
  const without = await pending({
    start_date: '2027-01-04',
    end_date: '2027-01-04',
    stripe_payment_method_id: null,
  });
  const attention = async (person: typeof owner, needs_attention: boolean) =>
    idsOf(await as(person).get('/api/rental_requests', { needs_attention }));

  expect(await attention(owner, true)).toEqual([withCard.id, without.id]);
  expect(await attention(renter, true)).toEqual([without.id]);
  expect(await attention(renter, false)).toEqual([withCard.id]);
  await act(owner, withCard, 'decline', { message: 'No.' });
  expect(await attention(owner, true)).toEqual([without.id]);
  expect(await attention(renter, true)).toEqual([withCard.id, without.id]);
  const { body } = await as(renter).get('/api/rental_requests');
  expect(body.data.map((one: Shown) => one.needs_attention)).toEqual([true, true]);
  await as(renter).post(`/api/rental_requests/${withCard.id}/messages/view`);
  expect(await attention(renter, true)).toEqual([without.id]);
});

it('filters by status as it is read from stamps and the clock', async () => {
  api.clock.set('2026-12-14T05:00:00Z');
  const { owner, renter, pending, approved } = await rentalScene();
  const span = (day: string) => ({ start_date: `2027-01-${day}`, end_date: `2027-01-${day}` });
  const made = {
    pending: await pending(span('01')),
    approved: await approved(span('02')),
    active: await approved({ start_date: '2026-12-13', end_date: '2026-12-14' }),
    declined: await pending(span('04')),
    cancelled: await pending(span('05')),
    closed: await approved(span('06')),
    returned: await approved(span('07')),
  };
  await end.declined(made.declined.id);
  await end.cancelled(made.cancelled.id, renter.id);
  await end.closed(made.closed.id);
  await insert('machine_returns', {
    rental_request_id: made.returned.id,
    returned_at: '2026-12-14 04:00:00.000',
    condition: 'good',
    photo_ids: [],
  });

  for (const [status, { id }] of Object.entries(made)) {
    const { body } = await as(owner).get('/api/rental_requests', { status });
    expect(body.data.map((one: Shown) => [one.id, one.status])).toEqual([[id, status]]);
  }
});

it('filters by role, machine, person, days and text, sorts and pages', async () => {
  const { owner, renter, admin, machine, pending } = await rentalScene();
  const first = await pending();
  const second = await pending({ start_date: '2026-12-01', end_date: '2026-12-02' });
  const own = await make.machine(await make.owner({ name: 'Percy 100% Owner' }), { subject: 'Loader' });
  const address = await make.address(owner);
  const asRenter = await as(owner).post('/api/rental_requests', {
    ...(await rentalBody(own.id, address.id)),
  });
  const list = async (person: typeof owner, query: object) =>
    idsOf(await as(person).get('/api/rental_requests', query));

  expect(await list(owner, { role: 'owner' })).toEqual([first.id, second.id]);
  expect(await list(owner, { role: 'renter' })).toEqual([asRenter.body.id]);
  expect(await list(owner, { role: 'either' })).toEqual([first.id, second.id, asRenter.body.id]);
  expect(await list(admin, { role: 'either' })).toEqual([]);
  expect(await list(admin, { machine_id: machine.id })).toEqual([first.id, second.id]);
  expect(await list(admin, { user_id: owner.id })).toEqual([asRenter.body.id]);
  expect(await list(admin, { owner_id: owner.id })).not.toContain(asRenter.body.id);
  expect(await list(admin, { owner_id: owner.id })).not.toEqual([]);
  expect(await list(renter, { start_date_from: '2026-12-14' })).toEqual([first.id]);
  expect(await list(renter, { start_date_to: '2026-12-13' })).toEqual([second.id]);
  expect(await list(renter, { sort: 'start_date' })).toEqual([second.id, first.id]);
  expect(await list(renter, { sort: 'start_date', direction: 'desc' })).toEqual([first.id, second.id]);
  expect(await list(admin, { search: 'crawler' })).toEqual([first.id, second.id]);
  expect(await list(admin, { search: 'ray' })).toEqual([first.id, second.id]);
  expect(await list(admin, { search: '0%' })).toEqual([asRenter.body.id]);
  expect(await list(admin, { search: "' OR 1=1 --" })).toEqual([]);
  expect(await list(admin, { per_page: 1, page: 2 })).toEqual([second.id]);
  expect(await list(admin, { page: 9 })).toEqual([]);
  expect((await as(admin).get('/api/rental_requests', { colour: 'red' })).status).toBe(422);
  expect((await as(admin).get('/api/rental_requests', { status: 'odd' })).status).toBe(422);
});

it('reads a page with at most eight queries, whatever its size', async () => {
  const { owner, admin, pending, act } = await rentalScene();
  for (let day = 1; day <= 20; day += 1) {
    const start_date = `2027-02-${String(day).padStart(2, '0')}`;
    const request = await pending({ start_date, end_date: start_date });
    if (day % 2) await act(owner, request, 'approve', { message: 'Yours.' });
  }
  await as(admin).get('/api/rental_requests');
  const count = async (query: object) => {
    const sent = await queriesOf(() => as(owner).get('/api/rental_requests', query));
    return sent.filter((sql) => !sql.includes('FROM sessions') && !sql.startsWith('UPDATE `sessions`'))
      .length;
  };

  for (const query of [
    { per_page: 1 },
    { per_page: 20 },
    { needs_attention: true },
    { status: 'approved', search: 'o' },
  ]) {
    expect(await count(query)).toBeLessThanOrEqual(8);
  }
  expect(await count({ per_page: 1 })).toBe(await count({ per_page: 100 }));
});

async function rentalBody(machine_id: number, address_id: number) {
  return {
    machine_id,
    address_id,
    start_date: '2027-03-01',
    end_date: '2027-03-02',
    delivery_enabled: false,
    agree_to_terms_and_conditions: true,
    agree_to_privacy_policy: true,
    agree_to_insurance_disclaimer: true,
    agree_to_rental_agreement: true,
  };
}
