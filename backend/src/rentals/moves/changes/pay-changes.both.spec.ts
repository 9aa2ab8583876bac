import { api, as, later, rows } from '../../../../test/api';
import { changeScene, collectRents, running } from '../../../../test/change-scene';
import { differences } from '../../../../test/ledger-scene';
import { ledger } from '../../../../test/rental-scene';
import { round } from '../../../../test/unpaid-scene';

const titlesTo = async (userId: number) => {
  const rents = "user_id = ? AND type LIKE 'rental_request.rent%'";
  return (await rows<{ title: string }>('notifications', rents, [userId])).map(({ title }) => title);
};
const sorted = (amounts: number[]) => [...amounts].sort((a, b) => a - b);

it('charges the difference at once where the rent was collected, and refunds it', async () => {
  const { owner, renter, offer, answer, shown } = await running();
  const { body } = await offer();

  await answer(owner, body.id, 'accept');

  expect(sorted((await ledger()).charged)).toEqual([28_000, 120_000, 140_000]);
  const shorter = await offer(owner, { end_date: '2026-12-16' });
  expect(shorter.body).toMatchObject({ difference: -1400, subtotal: 1200 });
  await answer(renter, shorter.body.id, 'accept');

  expect(sorted((await ledger()).refunded)).toEqual([20_000, 120_000]);
  expect(await differences()).toEqual([]);
  expect(await shown()).toMatchObject({ end_date: '2026-12-16', subtotal: 1200, unpaid: null });
  expect((await rows('machine_days')).length).toBe(3);
});

it('is named a change wherever its payment is shown: record, receipt, statement, mails', async () => {
  const { owner, renter, request, offer, answer, shown } = await running();
  const { id } = (await offer()).body;

  await answer(owner, id, 'accept');

  const payments = (await shown()).payments as { kind: string; rental_change_id: number | null }[];
  expect(payments.map(({ kind, rental_change_id }) => [kind, rental_change_id])).toEqual([
    ['deposit', null],
    ['rental', null],
    ['rental', id],
  ]);
  const receipt = (await as(renter).get(`/api/rental_requests/${request.id}/receipt.csv`)).text;
  expect(receipt).toContain(',Rental and delivery,');
  expect(receipt).toContain(',Change of the rental,');
  const [statement] = await rows<{ id: number }>('statements');
  const { lines } = (await as(owner).get(`/api/statements/${statement?.id}`)).body;
  expect(lines.map(({ label }: { label: string }) => label)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Rent: /),
      expect.stringMatching(/^Change of the rental: /),
    ]),
  );
  const subjects = (await rows<{ subject: string }>('mails')).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([expect.stringMatching(/^You paid the rental change for /)]),
  );
});

it('is unpaid like rent when its charge is refused, and paid by another card', async () => {
  const { owner, renter, admin, request, offer, answer, shown } = await running();
  await as(renter).put(`/api/rental_requests/${request.id}`, {
    stripe_payment_method_id: 'pm_card_chargeDeclined',
  });
  await answer(owner, (await offer()).body.id, 'accept');

  const unpaid = await shown();
  const refused = unpaid.payments.at(-1);
  expect(unpaid.unpaid).toMatchObject({ kind: 'rental', attempts: 1 });
  expect(refused).toMatchObject({ kind: 'rental', amount: 1200, status: 'failed' });
  // The next change would not know what it adds to.
  expect((await offer(owner, { end_date: '2026-12-25' })).status).toBe(409);
  const list = await as(admin).get('/api/rental_requests?unpaid=1');
  expect(list.body.data.map(({ id }: { id: number }) => id)).toEqual([request.id]);

  const paid = await as(renter).post(`/api/rental_requests/${request.id}/payments/${refused.id}/retry`, {
    stripe_payment_method_id: 'pm_card_visa',
  });
  expect(paid.body).toMatchObject({ kind: 'rental', amount: 1200, status: 'succeeded' });
  expect((await shown()).unpaid).toBeNull();
  expect((await offer(owner, { end_date: '2026-12-25' })).status).toBe(201);
});

it('never gives back more than was paid when the owner cancels after a change', async () => {
  const { owner, admin, request, offer, answer, act } = await changeScene();
  later('2026-12-13T12:00:00Z');
  await collectRents(admin);
  await answer(owner, (await offer()).body.id, 'accept');

  await act(owner, request, 'cancel', { reason: 'Broken' });

  const { charged, refunded } = await ledger();
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(sum(refunded)).toBe(sum(charged));
  expect(await differences()).toEqual([]);
});

/** A renter who cancels a day before the start gets half of the rent and of its changes back. */
it.each([
  ['paid', 'pm_card_visa', [28_000, 130_000]],
  ['not paid', 'pm_card_chargeDeclined', [28_000, 70_000]],
])('gives the renter who cancels a share of what was paid, where the change is %s', async (_, card, back) => {
  const { owner, renter, admin, request, offer, answer, act } = await changeScene();
  const half = [{ hours_before_start: 12, rental_percent: 50, delivery_percent: 50, deposit_percent: 100 }];
  await api.dataSource.query('UPDATE cancellation_policies SET tiers = ?', [JSON.stringify(half)]);
  later('2026-12-13T12:00:00Z');
  await collectRents(admin);
  await as(renter).put(`/api/rental_requests/${request.id}`, { stripe_payment_method_id: card });
  await answer(owner, (await offer()).body.id, 'accept');

  const cancelled = await act(renter, request, 'cancel', { reason: 'Rain' });

  expect(cancelled.status).toBe(200);
  expect(sorted((await ledger()).refunded)).toEqual(back);
  expect(await differences()).toEqual([]);
});

it('is told to its owner when it is refused, though the rent was refused and paid before', async () => {
  const { owner, renter, request, admin, offer, answer } = await changeScene();
  const card = (stripe_payment_method_id: string) =>
    as(renter).put(`/api/rental_requests/${request.id}`, { stripe_payment_method_id });
  await card('pm_card_chargeDeclined');
  later('2026-12-13T12:00:00Z');
  await collectRents(admin);
  await card('pm_card_visa');
  await answer(owner, (await offer()).body.id, 'accept');

  expect(await titlesTo(owner.id)).toEqual([
    'Ray hasn’t paid $1,400 for the Crawler Excavator, Dec 14–18',
    'The rent for Crawler Excavator is paid',
  ]);

  await card('pm_card_chargeDeclined');
  await answer(owner, (await offer(renter, { end_date: '2026-12-25' })).body.id, 'accept');
  later('2026-12-16T12:00:00Z');
  await round();
  await card('pm_card_visa');

  expect((await titlesTo(owner.id)).slice(2)).toEqual([
    'The rental change for Crawler Excavator is unpaid',
    'The rental change for Crawler Excavator is still unpaid',
    'The rental change for Crawler Excavator is paid',
  ]);
});

it('is accepted once by two at the same moment', async () => {
  const { owner, offer, answer } = await running();
  const { body } = await offer();

  const answers = await Promise.all([1, 2, 3].map(() => answer(owner, body.id, 'accept')));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(sorted((await ledger()).charged)).toEqual([28_000, 120_000, 140_000]);
});

describe('called off', () => {
  it('ends early: billing stops, the rest comes back, the days stay taken until the return', async () => {
    const { owner, renter, request, shown, act } = await running({ call_off: true });

    const other = await act(renter, request, 'call_off', { seen: { back: 300 } });
    expect([other.status, other.body.seen]).toEqual([409, { back: 600 }]);
    const called = await act(renter, request, 'call_off', { seen: { back: 600 } });

    expect(called.status).toBe(200);
    expect(called.body).toMatchObject({
      status: 'active',
      end_date: '2026-12-15',
      subtotal: 800,
      call_off: { number: expect.stringMatching(/^OFF-\d{6}$/), last_day: '2026-12-15' },
    });
    expect((await ledger()).refunded).toEqual([60_000]);
    expect((await rows('machine_days')).length).toBe(5);
    later('2026-12-16T20:00:00Z');
    await act(owner, request, 'machine_return', { returned_at: '2026-12-16T19:00:00Z', condition: 'good' });
    expect((await rows('machine_days')).length).toBe(3);
    expect((await shown()).status).toBe('returned');
  });

  it('on the day of the pick-up leaves no return before it', async () => {
    const { renter, request, act } = await running({ call_off: true });
    await api.dataSource.query(
      "UPDATE rental_requests SET start_date = '2026-12-15', start_time = '15:00', end_time = '09:00'",
    );

    const { body } = await act(renter, request, 'call_off');

    expect(body).toMatchObject({ end_date: '2026-12-15', start_time: '15:00', end_time: null });
  });

  it('is refused where the owner does not allow it, twice, to the owner, and for wrong days', async () => {
    const { renter, machine, request, act, offer } = await running({ minimum_days: 3 });
    const { status, body } = await act(renter, request, 'call_off');
    expect([status, body.message]).toEqual([409, 'This rental can’t end early.']);
    await api.dataSource.query('UPDATE machines SET call_off = 1 WHERE id = ?', [machine.id]);

    for (const [last_day, sentence] of [
      ['2026-12-14', 'The last day field must be today or later at the machine.'],
      ['2026-12-15', 'This machine is rented for at least 3 days.'],
      ['2026-12-19', 'The last day field must not be after the end date.'],
    ]) {
      const answer = await act(renter, request, 'call_off', { last_day });
      expect([answer.status, answer.body.errors]).toEqual([422, { last_day: [sentence] }]);
    }
    expect((await act(renter, request, 'call_off', { last_day: '2026-12-16' })).status).toBe(200);
    const twice = await act(renter, request, 'call_off');
    expect([twice.status, twice.body.message]).toEqual([409, 'This rental is called off.']);
    expect((await offer()).status).toBe(409);
  });
});
