import { api, as, asOnAdminSite, later, rows } from '../../../test/api';
import { runBatch } from '../../../test/batches';
import { differences } from '../../../test/ledger-scene';
import { rentalScene } from '../../../test/rental-scene';
import { learnDispute } from '../../../test/disputes';

const DISPUTED = 'pm_card_createDispute';
const COLLECT = 'collect_payment_for_upcoming_rental_requests';

interface Entry {
  kind: string;
  entry_key: string;
}

const review = () =>
  api.provider<{ check(): Promise<void> }>('src/payments/disputes/provider-review', 'ProviderReview').check();
const disputes = async () =>
  (await rows<Entry>('ledger_entries', "kind = 'dispute'")).map(({ entry_key }) => entry_key);

/** The deposit is paid; the bank of the card takes the rent back as soon as it is there. */
async function disputed() {
  const scene = await rentalScene();
  const { renter, admin, approved } = scene;
  const { id } = await approved();
  const path = `/api/rental_requests/${id}`;
  await as(renter).patch(path, { stripe_payment_method_id: DISPUTED });
  later('2026-12-12T12:00:00Z');
  await runBatch(admin, COLLECT);
  const payments = (await as(admin).get(`${path}/payments`)).body.data as Record<string, unknown>[];
  const rent = payments.find(({ kind }) => kind === 'rental');
  const answer = (by = admin, input = {}) =>
    as(by).post(`${path}/payments/${String(rent?.id)}/answer_dispute`, input);
  return { ...scene, id, path, rent, answer };
}

it('shows a dispute of its payment to both, without a status word of its own, and tells owner and admins', async () => {
  const { owner, renter, admin, path, rent } = await disputed();

  const dispute = { status: 'needs_response', amount: 1400, due_by: '2026-12-21T12:00:00.000000Z' };
  expect(rent).toMatchObject({ status: 'succeeded', refunded_amount: 0, dispute });
  for (const by of [owner, renter]) {
    const { payments, unpaid } = (await as(by).get(path)).body;
    expect(unpaid).toBeNull();
    expect(payments.map((one: { dispute: unknown }) => one.dispute)).toEqual([null, dispute]);
  }
  const desk = (filter: object) => asOnAdminSite(admin).get('/api/payments', { ...filter });
  expect((await desk({ disputed: '1' })).body.data).toMatchObject([{ kind: 'rental', dispute }]);
  expect((await desk({ disputed: '0' })).body.data).toMatchObject([{ kind: 'deposit', dispute: null }]);
  expect((await desk({ to_answer: '1' })).body.data).toMatchObject([{ kind: 'rental', dispute }]);
  expect((await desk({ to_answer: '0' })).body.data).toMatchObject([{ kind: 'deposit', dispute: null }]);
  expect((await desk({ kind: 'bill' })).body.data).toEqual([]);
  expect((await desk({ disputed: 'perhaps' })).body.errors).toHaveProperty('disputed');
  const notices = await rows<{ user_id: number; body: string }>(
    'notifications',
    "type = 'rental_request.payment_disputed'",
  );
  expect(notices.map(({ body }) => body)).toEqual(notices.map(() => expect.stringContaining('$1,400')));
  expect(notices.map(({ user_id }) => user_id).sort((a, b) => a - b)).toEqual(
    [owner.id, admin.id].sort((a, b) => a - b),
  );
  const entries = await rows<{ data: unknown }>('audit_events', "action = 'dispute'");
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries[0]?.data)).toMatch(/payment_id.*needs_response/);
});

it('books what the bank took, and what it gave back', async () => {
  const { answer } = await disputed();
  expect(await disputes()).toHaveLength(1);
  expect(await differences()).toEqual([]);

  const won = await answer(undefined, { explanation: 'winning_evidence' });

  expect([won.status, won.body.dispute]).toEqual([200, { status: 'won', amount: 1400, due_by: null }]);
  expect(await disputes()).toHaveLength(2);
  expect(await differences()).toEqual([]);
});

it('leaves a lost dispute booked', async () => {
  const { answer } = await disputed();

  const lost = await answer(undefined, { explanation: 'losing_evidence' });

  expect(lost.body.dispute.status).toBe('lost');
  expect(await disputes()).toHaveLength(1);
  expect(await differences()).toEqual([]);
});

it('answers with the record of the rental, once', async () => {
  const { owner, renter, admin, path, answer } = await disputed();
  await as(owner).post(`${path}/messages`, { content: 'The key is in the box.' });
  await as(renter).post(`${path}/messages`, { content: 'I see it.' });
  await as(admin).post(`${path}/messages`, { content: 'We look into it.' });

  const first = await answer(undefined, { explanation: 'He was there.' });
  const second = await answer();

  expect(first.body.dispute).toMatchObject({ status: 'under_review', due_by: null });
  expect([second.status, second.body.message]).toEqual([409, 'This dispute is under review.']);
  const [sent] = await rows<{ body: string }>('simulated_objects', "object = 'dispute'");
  const { evidence } = JSON.parse(sent?.body ?? '{}') as { evidence: Record<string, string> };
  expect(evidence).toMatchObject({ customer_name: renter.name, service_date: '2026-12-14' });
  for (const part of [
    'He was there.',
    'AGREED BY THE CUSTOMER',
    'PAYMENTS',
    'Owner: The key is in the box.',
    'Customer: I see it.',
    'Yard: We look into it.',
  ]) {
    expect(evidence['text']).toContain(part);
  }
  expect(await rows('audit_events', "action = 'answer_dispute'")).toHaveLength(1);
});

it('is answered by itself a day before it is too late', async () => {
  await disputed();
  later('2026-12-20T11:59:00Z');
  await review();
  const status = async () =>
    (await rows<{ dispute_status: string }>('payments', "kind = 'rental'"))[0]?.dispute_status;
  expect(await status()).toBe('needs_response');
  later('2026-12-20T12:01:00Z');

  await Promise.all([review(), review()]);

  expect(await status()).toBe('under_review');
});

it('is not open again for a reading from before its answer that comes late', async () => {
  const { answer, rent } = await disputed();
  const [payment] = await rows<Record<string, string>>('payments', "kind = 'rental'");
  await answer();

  await learnDispute({
    id: payment?.['stripe_dispute_id'],
    payment_intent: payment?.['stripe_payment_intent_id'],
    status: 'needs_response',
    amount: 140_000,
    due_by: new Date('2026-12-21T12:00:00Z'),
  });

  expect(await rows('payments', 'id = ?', [rent?.['id']])).toMatchObject([
    { dispute_status: 'under_review' },
  ]);
});

it('lets nothing be answered that is not disputed', async () => {
  const { path } = await disputed();
  const [deposit] = await rows<{ id: number }>('payments', "kind = 'deposit'");
  const { admin } = { admin: (await rows<{ id: number; email: string }>('users', 'admin = 1'))[0] };
  if (!admin) throw new Error('no admin');
  const plain = await as(admin).post(`${path}/payments/${deposit?.id}/answer_dispute`, {});
  expect([plain.status, plain.body.message]).toEqual([409, 'This payment is not disputed.']);
  expect(await rows('audit_events', "action = 'answer_dispute'")).toEqual([]);
});

it('refunds nothing that a bank has taken, and pays it to nobody', async () => {
  const { owner, admin, id, act } = await disputed();

  const ended = await act(owner, { id }, 'cancel', { reason: 'Broken' });

  expect(ended.body).toMatchObject({ status: 'cancelled', cancellation: { refund_amount: 280 } });
  expect(await rows('refunds', "status <> 'succeeded'")).toEqual([]);
  expect(await rows('payouts')).toEqual([]);
  expect(await differences()).toEqual([]);
  expect(admin.id).toBeGreaterThan(0);
});
