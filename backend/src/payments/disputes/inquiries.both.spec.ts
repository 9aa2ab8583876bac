import { api, later, rows } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';
import { learnDispute } from '../../../test/disputes';

const payment = async () => (await rows('payments'))[0];

/** Deposit 280 is paid; `learn` is what the card provider says of its dispute. */
async function paid() {
  await (await rentalScene()).approved();
  const payment_intent = (await payment())?.['stripe_payment_intent_id'];
  return (status: string, id = 'dp_1') =>
    learnDispute({ id, payment_intent, status, amount: 28_000, due_by: null });
}

const posted = (at = '1 = 1') => rows('ledger_entries', `kind = 'dispute' AND ${at}`);

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

  expect(await posted()).toHaveLength(1);
  expect(await posted("posted_at = '2026-12-09 12:00:00.000'")).toHaveLength(1);
});

it.each([
  ['the same', 'dp_1', []],
  ['another', 'dp_2', ['warning_closed']],
])('leaves a dispute unanswered where the inquiry before it was answered: %s', async (_, id, closed) => {
  const learn = await paid();
  await learn('warning_under_review');
  await api.dataSource.query("UPDATE payments SET dispute_answered_at = '2026-11-21 12:00:00.000'");
  for (const status of closed) await learn(status);

  await learn('needs_response', id);

  const unanswered = { dispute_status: 'needs_response', dispute_answered_at: null };
  expect(await payment()).toMatchObject(unanswered);
});
