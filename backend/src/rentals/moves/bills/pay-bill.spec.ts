import { as, later, rows, told } from '../../../../test/api';
import { runBatch } from '../../../../test/batches';
import { answerSilence, billed, rented } from '../../../../test/bill-scene';
import { differences, entries, payouts, ready, sweepPayouts } from '../../../../test/ledger-scene';
import { ledger } from '../../../../test/rental-scene';

const BATCH = 'close_completed_rental_requests';
const reason = 'It was so before.';

it('is accepted: the deposit first, the card for the rest, and the rental closes', async () => {
  const { owner, renter, move, shown } = await billed();
  await ready(owner);

  const accepted = await move(renter, 'accept');

  expect(accepted.status).toBe(200);
  expect(accepted.body).toMatchObject({ status: 'paid', total: 200, from_deposit: 100, to_charge: 100 });
  expect(accepted.body.lines).toMatchObject([{ claimed_amount: 200, decided_amount: 200 }]);
  const { status, payments, deposit_refunded_at } = await shown();
  expect([status, deposit_refunded_at]).toEqual(['closed', '2026-12-18T23:00:00.000000Z']);
  expect(payments.at(-1)).toMatchObject({ kind: 'bill', amount: 100, status: 'succeeded' });
  expect((await ledger()).refunded).toEqual([]);
  expect((await entries()).slice(2, 4)).toEqual([
    ['bill', { provider_balance: 100, owner_payable: -100 }],
    ['damage', { deposits_held: 100, owner_payable: -100 }],
  ]);
  await sweepPayouts();
  expect(await payouts()).toEqual([[650, 'paid']]);
  expect(await differences()).toEqual([]);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect((await move(renter, 'accept')).status).toBe(409);
});

it('takes no card where the deposit covers it, and gives the rest back', async () => {
  const { renter, bring, make, move, shown } = await rented();
  await bring();
  await make({ fuel_amount: 30 });

  expect((await move(renter, 'accept')).body).toMatchObject({
    status: 'paid',
    from_deposit: 30,
    to_charge: 0,
  });

  expect((await shown()).status).toBe('closed');
  expect((await ledger()).refunded).toEqual([7_000]);
  const [notice] = await rows<{ body: string }>('notifications', "type = 'rental_request.closed'");
  expect(notice?.body).toBe(
    '$30.00 of the deposit is kept for the bill. $70.00 of the deposit goes back to Ray Renter.',
  );
  expect(await differences()).toEqual([]);
});

it('gives rent back where the credit is more than what is asked for', async () => {
  const { owner, renter, rental, bring, make, move } = await rented();
  later('2026-12-15T06:00:00Z');
  await as(renter).post(`${rental}/breakdowns`, { details: 'Hose' });
  later('2026-12-18T23:00:00Z');
  await bring();

  // Three whole days at a fifth of 500.
  const made = await make({ fuel_amount: 30 });
  expect(made.body).toMatchObject({ total: -270, from_deposit: 0, to_charge: 0, to_refund: 270 });
  await move(renter, 'accept');

  expect((await ledger()).refunded.sort((a, b) => a - b)).toEqual([10_000, 27_000]);
  expect(await differences()).toEqual([]);
  expect((await as(owner).get(rental)).body).toMatchObject({ status: 'closed', bill: { status: 'paid' } });
});

it('is accepted by silence where the deposit covers it; batch 3 leaves it alone', async () => {
  const { admin, bring, make, shown } = await rented();
  await bring();
  await make({ fuel_amount: 30 });

  later('2026-12-20T22:59:59Z');
  await answerSilence();
  expect((await shown()).bill.status).toBe('offered');
  later('2026-12-20T23:00:00Z');
  await runBatch(admin, BATCH);
  expect((await shown()).status).toBe('returned');
  await answerSilence();

  expect(await shown()).toMatchObject({ status: 'closed', bill: { status: 'paid', from_deposit: 30 } });
  expect((await ledger()).refunded).toEqual([7_000]);
});

it('belongs to those whom it concerns', async () => {
  const { owner, renter, admin, stranger, move } = await billed();
  const decision = { lines: [], reason: 'So.' };

  for (const [action, input, who] of [
    ['accept', {}, [owner, admin, stranger]],
    ['contest', { reason }, [owner, admin, stranger]],
    ['offer', { line_id: 1, amount: 1 }, [admin, stranger]],
    ['accept_offer', {}, [admin, stranger]],
    ['decide', decision, [owner, renter, stranger]],
  ] as const) {
    for (const by of who) expect([action, (await move(by, action, input)).status]).toEqual([action, 403]);
  }
});

it('leaves return, deposit and rental alone while it stands', async () => {
  const { owner, renter, admin, request, rental, act } = await billed();
  const BILL = 'The bill of this rental is not settled.';

  for (const [by, action, input] of [
    [renter, 'machine_return/accept', {}],
    [renter, 'machine_return/contest', { reason: 'No' }],
    [admin, 'close', { damage_amount: 0 }],
    [admin, 'refund_deposit', {}],
  ] as const) {
    const answer = await act(by, request, action, input);
    expect([action, answer.status, answer.body.message]).toEqual([action, 409, BILL]);
  }
  expect((await as(owner).patch(`${rental}/machine_return`, { hours: 1001 })).body.message).toBe(BILL);
  expect(await rows('refunds')).toEqual([]);
});
