import { as, rows } from '../../../test/api';
import { ledger, rentalScene } from '../../../test/rental-scene';

type Payment = { amount: string | number; refunded_amount: string | number; status: string };

async function booksAgree() {
  const payments = await rows<Payment>('payments');
  const collected = payments.filter(({ status }) =>
    ['succeeded', 'refunded', 'partially_refunded'].includes(status),
  );
  const cents = (values: (string | number)[]) =>
    values.reduce((sum: number, value) => sum + Math.round(Number(value) * 100), 0);
  const { charged, refunded } = await ledger();
  expect(cents(collected.map(({ amount }) => amount))).toBe(cents(charged.map((minor) => minor / 100)));
  expect(cents(payments.map(({ refunded_amount }) => refunded_amount))).toBe(
    cents(refunded.map((minor) => minor / 100)),
  );
}

interface Answered {
  status: number;
  ok: boolean;
  body: { message?: string };
}

function oneWins([approve, cancel, decline, remove, ...others]: readonly Answered[]): void {
  const ended = [approve?.ok, cancel?.ok && !approve?.ok, decline?.ok, remove?.ok];
  expect(ended.filter(Boolean)).toHaveLength(1);
  const states = [approve?.ok && 'approved', cancel?.ok && 'cancelled', decline?.ok && 'declined'];
  const reasons = states.filter(Boolean).map((state) => `This rental request is ${state}.`);
  for (const loser of [approve, cancel, decline, remove, ...others].filter((one) => !one?.ok)) {
    expect(loser?.status).toBe(remove?.ok ? 404 : 409);
    if (remove?.ok) expect(loser?.body.message).toMatch(/^No query results for model/);
    else expect(reasons).toContain(loser?.body.message);
  }
}

it.each([1, 2, 3, 4, 5])('approves or cancels first, and the books agree (round %i)', async () => {
  const { owner, renter, pending, act } = await rentalScene();
  const request = await pending();

  const answers = await Promise.all([
    act(owner, request, 'approve', { message: 'Yours.' }),
    act(renter, request, 'cancel', { reason: 'Rain' }),
    act(owner, request, 'decline', { message: 'No.' }),
    as(renter).delete(`/api/rental_requests/${request.id}`),
    as(renter).patch(`/api/rental_requests/${request.id}`, { details: 'Hurry' }),
  ]);

  oneWins(answers);
  const { charged, refunded } = await ledger();
  const isOver = (await rows('cancellations')).length === 1;
  const stays =
    (await rows('rental_requests', 'approved_at IS NOT NULL AND deleted_at IS NULL')).length === 1 && !isOver;
  expect(charged.length - refunded.length).toBe(stays ? 1 : 0);
  expect(await rows('machine_days')).toHaveLength(stays ? 5 : 0);
  await booksAgree();
});

it.each([1, 2, 3])(
  'retries, cancels and refunds at once without losing or doubling money (round %i)',
  async () => {
    const { owner, renter, admin, approved, act } = await rentalScene();
    const request = await approved({ stripe_payment_method_id: 'pm_card_authenticationRequired' });
    const [payment] = await rows<{ id: number }>('payments');
    const path = `/api/rental_requests/${request.id}/payments/${payment?.id}/retry`;

    const answers = await Promise.all([
      as(renter).post(path, { stripe_payment_method_id: 'pm_card_visa' }),
      as(renter).post(path, { stripe_payment_method_id: 'pm_card_mastercard' }),
      act(owner, request, 'cancel', { reason: 'Broken' }),
      act(admin, request, 'refund_deposit'),
    ]);

    expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
    const { charged, refunded } = await ledger();
    expect(charged.length).toBeLessThanOrEqual(1);
    expect(refunded).toEqual(charged);
    await booksAgree();
  },
);
