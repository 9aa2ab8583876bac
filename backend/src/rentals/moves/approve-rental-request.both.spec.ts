import { api, as, forgetBroadcasts, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { end, ledger, rentalScene } from '../../../test/rental-scene';
import { refusal } from '../../../test/refusals';

it('stamps the approval, takes the days, posts the message, charges the deposit and tells both', async () => {
  const { owner, renter, pending, act } = await rentalScene({ turnaround_days: 1 });
  const request = await pending();
  forgetBroadcasts();

  const answer = await act(owner, request, 'approve', {
    message: 'Yours on Monday.',
    updated_at: request.updated_at,
  });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    id: request.id,
    status: 'approved',
    approved_at: '2026-11-20T12:00:00.000000Z',
  });
  expect(answer.body.messages).toEqual([
    expect.objectContaining({ content: 'Yours on Monday.', user_name: 'Olive Owner' }),
  ]);
  expect(answer.body.payments).toEqual([
    expect.objectContaining({
      kind: 'deposit',
      amount: 280,
      status: 'succeeded',
      stripe_payment_intent_id: null,
    }),
  ]);
  expect(await ledger()).toEqual({ charged: [28_000], refunded: [] });
  expect(await rows('machine_days')).toHaveLength(6);
  const parties = [owner.id, renter.id].sort((a, b) => a - b);
  expect(told('rental_requests', 'saved')).toEqual(parties);
  expect(told('messages', 'saved')).toEqual(parties);
  // The renter's is new; what the owner was asked with is settled.
  expect(told('notifications', 'saved')).toEqual(parties);
  expect(await rows('audit_events', "action = 'approve'")).toHaveLength(1);
});

it.each([
  ['pm_card_chargeDeclined', 'failed', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'failed', 'Your card has insufficient funds.'],
  ['pm_card_authenticationRequired', 'requires_action', null],
  [null, 'failed', 'No card is stored with this rental request.'],
])(
  'approves with card %s, whose deposit payment is %s, and tells the renter',
  async (card, status, failure_message) => {
    const { owner, renter, pending, act } = await rentalScene();
    const request = await pending({ stripe_payment_method_id: card });

    const answer = await act(owner, request, 'approve', { message: 'Yours.' });

    expect(answer.body).toMatchObject({ status: 'approved', payments: [{ status, failure_message }] });
    expect(answer.body.payments[0]).not.toHaveProperty('client_secret');
    const seen = await as(renter).get(`/api/rental_requests/${request.id}`);
    expect('client_secret' in seen.body.payments[0]).toBe(status === 'requires_action');
    expect((await ledger()).charged).toEqual([]);
    const notices = await rows<{ type: string }>('notifications', 'user_id = ?', [renter.id]);
    const about = status === 'requires_action' ? 'requires_action' : 'failed';
    expect(notices.map(({ type }) => type).sort()).toEqual([
      'rental_request.approved',
      ...(card ? [`rental_request.payment_${about}`] : []),
    ]);
  },
);

it('collects the rental amount at once when the start is within 48 hours, delivery included', async () => {
  const { machine, approved } = await rentalScene();
  const option = await make.deliveryOption(machine);
  const soon = { start_date: '2026-11-22', end_date: '2026-11-22' };
  const request = await approved({ ...soon, delivery_enabled: true, machine_delivery_option_id: option.id });

  expect(request.subtotal).toBeGreaterThan(550);
  const { charged } = await ledger();
  expect(charged.sort((a, b) => a - b)).toEqual([10_000, Math.round(request.subtotal * 100)]);
});

it('does not collect it a moment earlier', async () => {
  api.clock.set('2026-11-20T05:59:59Z');
  const { approved } = await rentalScene();

  await approved({ start_date: '2026-11-22', end_date: '2026-11-22' });

  expect(await rows('payments', "kind = 'rental'")).toEqual([]);
});

it.each(['approved', 'declined', 'cancelled', 'closed'] as const)(
  'refuses a request that is %s',
  async (status) => {
    const { owner, renter, pending, act } = await rentalScene();
    const request = await pending();
    if (status === 'approved') await act(owner, request, 'approve', { message: 'Yours.' });
    else await end[status](request.id, renter.id);
    forgetBroadcasts();

    for (const action of ['approve', 'decline']) {
      const answer = await act(owner, request, action, { message: 'x' });
      expect([answer.status, answer.body.message]).toEqual([409, `This rental request is ${status}.`]);
    }
    expect(api.broadcasts).toEqual([]);
  },
);

it('refuses the renter, no message and a changed request', async () => {
  const { owner, renter, pending, act } = await rentalScene();
  const request = await pending();
  forgetBroadcasts();

  const byRenter = await act(renter, request, 'approve', { message: 'x' });
  expect(refusal(byRenter)).toEqual([403, 'Only the owner of the machine can approve this request.']);
  const empty = await act(owner, request, 'approve');
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['message']]);
  const stale = await act(owner, request, 'approve', {
    message: 'x',
    updated_at: '2026-11-20T11:59:59.000000Z',
  });
  expect(stale.status).toBe(409);
  expect(api.broadcasts).toEqual([]);
  expect(await rows('messages')).toEqual([]);
});

it('approves once when clicked many times at once', async () => {
  const { owner, pending, act } = await rentalScene();
  const request = await pending();

  const clicks = Array.from({ length: 20 }, (_, index) =>
    act(owner, request, index % 2 ? 'approve' : 'decline', { message: 'x' }),
  );
  const answers = await Promise.all(clicks);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect((await ledger()).charged.length).toBeLessThanOrEqual(1);
  expect(await rows('audit_events', "action IN ('approve', 'decline')")).toHaveLength(1);
});

it('declines with a message and takes no days', async () => {
  const { owner, renter, pending, act } = await rentalScene();
  const request = await pending();

  const answer = await act(owner, request, 'decline', { message: 'In repair.' });

  expect(answer.body).toMatchObject({
    status: 'declined',
    declined_at: '2026-11-20T12:00:00.000000Z',
    payments: [],
  });
  expect(answer.body.messages).toHaveLength(1);
  expect(await rows('machine_days')).toEqual([]);
  expect(
    await rows('notifications', "type = 'rental_request.declined' AND user_id = ?", [renter.id]),
  ).toHaveLength(1);
});
