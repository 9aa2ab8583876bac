import { as, later, rows, told } from '../../../../test/api';
import { runBatch } from '../../../../test/batches';
import { answerSilence, billed, rented } from '../../../../test/bill-scene';
import { pictureOf } from '../../../../test/handover-scene';
import { differences, entries, payouts, ready, sweepPayouts } from '../../../../test/ledger-scene';
import { ledger } from '../../../../test/rental-scene';
import { refusalsOf } from '../../../../test/refusals';

const BATCH = 'close_completed_rental_requests';
const reason = 'It was so before.';

it('is contested with words and photos, and decided line by line', async () => {
  const { owner, renter, admin, move, shown } = await billed({ damage: 600 });
  const photo = await pictureOf(renter);

  const contested = await move(renter, 'contest', { reason, photo_ids: [photo.id] });

  expect(contested.body).toMatchObject({
    status: 'contested',
    reason,
    contest_photos: [{ media_id: photo.id }],
  });
  expect((await as(renter).delete(`/api/media/${photo.id}`)).status).toBe(409);
  const notices = await rows<{ user_id: number }>('notifications', "type = 'rental_request.bill_contested'");
  expect(notices.map(({ user_id }) => user_id)).toEqual([owner.id, admin.id]);
  expect((await as(admin).get('/api/rental_requests', { contested: true })).body.total).toBe(1);
  expect((await ledger()).charged).toHaveLength(2);

  const decided = await move(admin, 'decide', {
    lines: [{ id: 2, amount: 150 }],
    reason: 'Half of it is old.',
  });

  expect(decided.body).toMatchObject({
    status: 'paid',
    reason: 'Half of it is old.',
    claimed_total: 800,
    total: 350,
    from_deposit: 100,
    to_charge: 250,
    lines: [
      { claimed_amount: 200, decided_amount: 200 },
      { claimed_amount: 600, decided_amount: 150 },
    ],
  });
  expect((await shown()).status).toBe('closed');
  expect(await differences()).toEqual([]);
  const decisions = await rows<{ user_id: number }>('notifications', "type = 'rental_request.bill_decided'");
  expect(new Set(decisions.map(({ user_id }) => user_id))).toEqual(new Set([owner.id, renter.id]));
  const [entry] = await rows<{ user_id: number; data: unknown }>('audit_events', "action = 'decide_bill'");
  expect(entry?.user_id).toBe(admin.id);
  expect(JSON.stringify(entry?.data)).toMatch(/bill_id.*Half of it is old.*150/);
});

it('is decided to nothing: nothing is charged, all of the deposit goes back', async () => {
  const { renter, admin, move, shown } = await billed({ damage: 50 });
  await move(renter, 'contest', { reason });

  const lines = [
    { id: 1, amount: 0 },
    { id: 2, amount: 0 },
  ];
  expect((await move(admin, 'decide', { lines, reason: 'No.' })).body).toMatchObject({
    status: 'decided',
    total: 0,
    to_charge: 0,
  });

  expect((await shown()).status).toBe('closed');
  expect((await ledger()).refunded).toEqual([10_000]);
});

it.each([
  [
    'more than is claimed',
    [{ id: 1, amount: 200.01 }],
    { 'lines.0.amount': 'The lines.0.amount field must be between 0 and 200.' },
  ],
  [
    'less than nothing',
    [{ id: 1, amount: -1 }],
    { 'lines.0.amount': 'The lines.0.amount field must be between 0 and 200.' },
  ],
  [
    'a line that is not there',
    [{ id: 9, amount: 1 }],
    { 'lines.0.id': 'The selected lines.0.id is invalid.' },
  ],
  ['no lines', undefined, { lines: 'The lines field must be present.' }],
])('is not decided with %s', async (_, lines, refusal) => {
  const { renter, admin, move } = await billed();
  await move(renter, 'contest', { reason });

  const answer = await move(admin, 'decide', { lines, reason: 'Why not' });

  expect([answer.status, refusalsOf(answer)]).toEqual([422, refusal]);
});

it('is agreed on by offers about the damage, which the other side accepts', async () => {
  const { owner, renter, admin, rental, move, shown } = await billed({ damage: 600 });
  const offer = (by: typeof owner, amount: number, line_id = 2) =>
    move(by, 'offer', { line_id, amount, message: 'Let us be fair.' });
  await as(renter).post(`${rental}/messages/view`);
  expect((await offer(owner, 400)).body.message).toBe('This bill is offered.');
  await move(renter, 'contest', { reason });
  expect((await move(owner, 'accept_offer')).body.message).toBe('Nothing is offered.');

  const first = await offer(renter, 100);
  expect(first.body.offer).toEqual({
    user_id: renter.id,
    line_id: 2,
    amount: 100,
    message: 'Let us be fair.',
    created_at: '2026-12-18T23:00:00.000000Z',
  });
  const turn = async (of: typeof owner) =>
    (await as(of).get('/api/rental_requests', { your_turn: true })).body.total;
  expect([await turn(owner), await turn(renter)]).toEqual([1, 0]);
  await offer(owner, 300);
  expect([await turn(owner), await turn(renter)]).toEqual([0, 1]);
  expect((await move(admin, 'accept_offer')).status).toBe(403);
  const own = await move(owner, 'accept_offer');
  expect([own.status, own.body.message]).toEqual([403, 'The other party accepts this offer.']);
  expect((await move(renter, 'accept_offer')).status).toBe(200);

  const { status, bill } = await shown();
  expect(status).toBe('closed');
  expect(bill).toMatchObject({ status: 'paid', claimed_total: 800, total: 500, to_charge: 400, offer: null });
  expect((await offer(owner, 1)).status).toBe(409);
  expect(await differences()).toEqual([]);
});

it.each([
  ['about another line', { line_id: 1, amount: 5 }, { line_id: 'The selected line id is invalid.' }],
  [
    'of more than is claimed',
    { line_id: 2, amount: 600.01 },
    { amount: 'The amount field must be between 0 and 600.' },
  ],
  [
    'of less than nothing',
    { line_id: 2, amount: -1 },
    { amount: 'The amount field must be between 0 and 250000.' },
  ],
])('takes no offer %s', async (_, offer, refusal) => {
  const { owner, renter, move } = await billed({ damage: 600 });
  await move(renter, 'contest', { reason });

  const answer = await move(owner, 'offer', offer);

  expect([answer.status, refusalsOf(answer)]).toEqual([422, refusal]);
});

it('is contested by silence where the deposit does not cover it, and waits for an admin', async () => {
  const { owner, renter, admin, move, shown } = await billed();
  later('2026-12-20T23:00:00Z');
  const late = await move(renter, 'contest', { reason });
  expect([late.status, late.body.message]).toEqual([409, 'The time to answer this bill is over.']);

  await answerSilence();
  await answerSilence();

  const { status, bill } = await shown();
  expect(status).toBe('returned');
  expect(bill).toMatchObject({ status: 'contested', reason: null, from_deposit: 100, to_charge: 100 });
  const notices = await rows<{ user_id: number }>('notifications', "type = 'rental_request.bill_contested'");
  expect(notices.map(({ user_id }) => user_id)).toEqual([renter.id, owner.id, admin.id]);
  expect((await ledger()).charged).toHaveLength(2);
  later('2026-12-30T12:00:00Z');
  await runBatch(admin, BATCH);
  expect((await shown()).status).toBe('returned');
  expect((await move(admin, 'decide', { lines: [], reason: 'It stands.' })).body).toMatchObject({
    status: 'paid',
    total: 200,
  });
});

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
    '$30 of the deposit pays for the bill. We’re refunding $70 of the deposit to Ray Renter.',
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
