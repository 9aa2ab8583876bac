import { api, as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { unpaidScene } from '../../../test/unpaid-scene';
import { end, ledger, rentalScene } from '../../../test/rental-scene';

const reason = { reason: 'Rain' };

it.each([
  ['at the first tier', '2026-12-20', '06:00:00', 280, [28_000]],
  ['a second later', '2026-12-20', '06:00:01', 280, [28_000]],
  ['at the last tier', '2026-11-22', '06:00:00', 140, [14_000]],
  ['a second later', '2026-11-22', '06:00:01', 0, []],
])('gives the renter back what the policy says %s', async (_, start_date, time, refund_amount, refunded) => {
  api.clock.set('2026-11-20T05:30:00Z');
  const { owner, renter, approved, act } = await rentalScene({ daily_rate: null });
  const request = await approved({ start_date, end_date: start_date });
  api.clock.set(`2026-11-20T${time}Z`);
  forgetBroadcasts();

  const answer = await act(renter, request, 'cancel', reason);

  expect(answer.status).toBe(200);
  expect(answer.body.cancellation).toMatchObject({
    user_id: renter.id,
    user_name: 'Ray Renter',
    reason: 'Rain',
    refund_amount,
  });
  expect((await ledger()).refunded).toEqual(refunded);
  expect(answer.body.deposit_refunded_at === null).toBe(refunded.length === 0);
  expect(await rows('machine_days')).toEqual([]);
  expect(await rows('notifications', "type = 'rental_request.cancelled'")).toEqual([
    expect.objectContaining({ user_id: owner.id }),
  ]);
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
});

it('cancels only with what was seen to come back, and shows it before', async () => {
  api.clock.set('2026-11-20T05:30:00Z');
  const { renter, owner, admin, approved, act } = await rentalScene({ daily_rate: null });
  const request = await approved({ start_date: '2026-11-22', end_date: '2026-11-22' });
  const preview = async (who: typeof renter) => (await act(who, request, 'cancel/preview', {})).body;
  api.clock.set('2026-11-20T06:00:00Z');
  const shown = await preview(renter);
  expect(shown).toEqual({
    plan: {
      now: [],
      later: [],
      held: 0,
      back: [{ kind: 'deposit', amount: 140, after: 'cancellation' }],
      becomes: 'cancelled',
    },
    payments: [{ id: expect.any(Number), amount: 140 }],
    waits: null,
  });
  expect(await preview(owner)).toMatchObject({ plan: { back: [{ amount: 280 }] }, waits: null });
  api.environment.refundConfirm = 100;
  expect(await preview(admin)).toMatchObject({ plan: { back: [{ amount: 280 }] }, waits: 'hour' });
  api.environment.refundConfirm = null;
  api.clock.set('2026-11-20T06:00:01Z');
  const cancel = (back: number | null) => act(renter, request, 'cancel', { ...reason, seen: { back } });

  const refused = await cancel(140);

  expect([refused.status, refused.body]).toEqual([
    409,
    { message: 'This changed since you opened it. Check it and try again.', seen: { back: 0 } },
  ]);
  expect((await ledger()).refunded).toEqual([]);
  expect(await preview(renter)).toMatchObject({ plan: { back: [] }, payments: [] });
  expect((await act(renter, request, 'cancel', { ...reason, seen: { sum: 1 } })).status).toBe(422);
  expect((await cancel(0)).body).toMatchObject({ status: 'cancelled', cancellation: { refund_amount: 0 } });
  expect((await act(renter, request, 'cancel/preview', {})).status).toBe(409);
});

it('gives back rental and delivery by their own percents', async () => {
  const { renter, approved, act } = await rentalScene();
  const { id } = await approved({ start_date: '2026-11-22', end_date: '2026-11-22' });
  await api.dataSource.query(
    'UPDATE cancellation_policies SET tiers = \'[{"hours_before_start":24,"rental_percent":12.5,"delivery_percent":100,"deposit_percent":33.33}]\'',
  );

  const answer = await act(renter, { id }, 'cancel', reason);

  expect((await ledger()).refunded.sort((a, b) => a - b)).toEqual([3333, 5000]);
  expect(answer.body.cancellation.refund_amount).toBe(83.33);
  expect(answer.body.payments.map((one: { status: string }) => one.status)).toEqual([
    'partially_refunded',
    'partially_refunded',
  ]);
});

it.each(['owner', 'admin'] as const)('gives everything back when the %s cancels', async (who) => {
  const scene = await rentalScene();
  const { id } = await scene.approved({ start_date: '2026-11-22', end_date: '2026-11-22' });

  const answer = await scene.act(scene[who], { id }, 'cancel', reason);

  expect(answer.body).toMatchObject({
    status: 'cancelled',
    cancellation: { refund_amount: 500, user_id: scene[who].id },
  });
  expect(answer.body.payments.map((one: { status: string }) => one.status)).toEqual(['refunded', 'refunded']);
  expect((await ledger()).refunded.sort((a, b) => a - b)).toEqual([10_000, 40_000]);
});

it('lets parties cancel what is pending or approved, admins also what is active', async () => {
  api.clock.set('2026-12-14T05:30:00Z');
  const { owner, renter, admin, pending, approved, act } = await rentalScene();
  const first = await pending();
  expect((await act(renter, first, 'cancel', reason)).body.status).toBe('cancelled');
  const second = await approved();
  api.clock.set('2026-12-14T06:00:00Z');

  for (const party of [owner, renter]) {
    const answer = await act(party, second, 'cancel', reason);
    expect([answer.status, answer.body.message]).toEqual([409, 'This rental request is active.']);
  }
  expect((await act(admin, second, 'cancel', reason)).body.status).toBe('cancelled');
});

it('leaves the days that a machine was out where its first rent is still on its way', async () => {
  const { admin, id, act } = await unpaidScene('pm_card_visa');
  await api.dataSource.query("UPDATE payments SET status = 'processing' WHERE kind = 'rental'");
  later('2026-12-16T12:00:00Z');

  expect((await act(admin, { id }, 'cancel', reason)).body.status).toBe('cancelled');
  expect(await rows('machine_days')).toHaveLength(2);
});

it('refuses no reason, and what is over', async () => {
  const { renter, pending, act } = await rentalScene();
  const request = await pending();
  forgetBroadcasts();

  expect((await act(renter, request, 'cancel')).status).toBe(422);
  await end.declined(request.id);
  expect((await act(renter, request, 'cancel', reason)).status).toBe(409);
  expect(api.broadcasts).toEqual([]);
});

it('cancels once and refunds once when clicked many times at once', async () => {
  const { owner, renter, approved, act } = await rentalScene();
  const request = await approved();

  const clicks = Array.from({ length: 20 }, (_, index) =>
    act(index % 2 ? owner : renter, request, 'cancel', reason),
  );
  const answers = await Promise.all(clicks);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect((await ledger()).refunded).toHaveLength(1);
  expect(await rows('cancellations')).toHaveLength(1);
});

it('makes a payment that waits for the renter unpayable', async () => {
  const { owner, renter, approved, act } = await rentalScene();
  const request = await approved({ stripe_payment_method_id: 'pm_card_authenticationRequired' });

  await act(owner, request, 'cancel', reason);

  const [intent] = await rows<{ body: string }>('simulated_objects', "object = 'payment_intent'");
  expect(JSON.parse(intent?.body ?? '{}')).toMatchObject({ status: 'canceled' });
  const seen = await as(renter).get(`/api/rental_requests/${request.id}`);
  expect(seen.body.payments[0]).toMatchObject({ status: 'failed' });
});

it('refunds the deposit for an admin, in parts, never more than is left', async () => {
  const { renter, admin, approved, act } = await rentalScene();
  const request = await approved();

  const tooMuch = await act(admin, request, 'refund_deposit', { amount: 280.01 });
  expect([tooMuch.status, Object.keys(tooMuch.body.errors)]).toEqual([422, ['amount']]);
  const part = await act(admin, request, 'refund_deposit', { amount: 80.5 });
  expect(part.body).toMatchObject({
    deposit_refunded_at: null,
    payments: [{ refunded_amount: 80.5, status: 'partially_refunded' }],
  });
  const rest = await act(admin, request, 'refund_deposit');
  expect(rest.body).toMatchObject({
    deposit_refunded_at: '2026-11-20T12:00:00.000000Z',
    payments: [{ refunded_amount: 280, status: 'refunded' }],
  });
  const again = await act(admin, request, 'refund_deposit');
  expect([again.status, again.body.message]).toEqual([409, 'There is no deposit left to refund.']);
  expect((await ledger()).refunded.sort((a, b) => a - b)).toEqual([8050, 19_950]);
  expect(
    await rows('notifications', "type = 'rental_request.refunded' AND user_id = ?", [renter.id]),
  ).toHaveLength(2);
});

it('refunds once when clicked many times at once', async () => {
  const { admin, approved, act } = await rentalScene();
  const request = await approved();

  const answers = await Promise.all(Array.from({ length: 10 }, () => act(admin, request, 'refund_deposit')));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await ledger()).refunded).toEqual([28_000]);
});
