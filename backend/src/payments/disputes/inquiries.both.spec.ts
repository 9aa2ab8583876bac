import { api, later, rows } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';

const payment = async () => (await rows('payments'))[0];

/** Deposit 280 is paid; `learn` is what the card provider says of its dispute. */
async function paid() {
  await (await rentalScene()).approved();
  const payment_intent = (await payment())?.['stripe_payment_intent_id'];
  const disputes = api.provider<{ learn(dispute: object): Promise<void> }>(
    'src/payments/disputes/disputes.service',
    'DisputesService',
  );
  return (status: string) =>
    disputes.learn({ id: 'dp_1', payment_intent, status, amount: 28_000, due_by: null });
}

const posted = async () =>
  (await rows<{ posted_at: unknown }>('ledger_entries', "kind = 'dispute'")).map(({ posted_at }) =>
    instant(posted_at),
  );
const instant = (at: unknown) =>
  new Date(at instanceof Date ? at : `${String(at).replace(' ', 'T')}Z`).toISOString();

it('books what a bank takes after an inquiry by when it takes it', async () => {
  const learn = await paid();
  await learn('warning_needs_response');
  later('2026-12-02T12:00:00Z');
  await learn('warning_under_review');
  expect(await posted()).toEqual([]);

  later('2026-12-09T12:00:00Z');
  await learn('needs_response');
  later('2026-12-10T12:00:00Z');
  await learn('under_review');

  expect(await posted()).toEqual(['2026-12-09T12:00:00.000Z']);
});
