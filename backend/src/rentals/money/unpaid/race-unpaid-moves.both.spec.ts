import { rows } from '../../../../test/api';
import { ledger } from '../../../../test/rental-scene';
import { rents, round, unpaidScene } from '../../../../test/unpaid-scene';

const ROUNDS = [1, 2, 3, 4, 5];

/** Whoever won, no money stays with a rental that was ended, and none is taken twice. */
async function moneyIsRight() {
  const { charged, refunded } = await ledger();
  const isEnded = (await rows('cancellations')).length > 0;
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const paid = (await rents()).filter(({ status }) => status === 'succeeded').length;
  expect(paid).toBeLessThanOrEqual(1);
  expect(sum(charged) - sum(refunded)).toBe(isEnded ? 0 : 28_000 + paid * 140_000);
}

it.each(ROUNDS)('ends or pays first, never both (round %i)', async () => {
  const { end, retry, shown } = await unpaidScene();

  const [ended, paid, again] = await Promise.all([end(), retry('pm_card_visa'), end()]);

  for (const { status } of [ended, paid, again]) expect([200, 409]).toContain(status);
  const wins = [ended, again].filter(({ status }) => status === 200).length;
  expect(wins).toBeLessThanOrEqual(1);
  expect((await shown()).status).toBe(wins === 1 ? 'cancelled' : 'approved');
  await moneyIsRight();
});

it.each(ROUNDS)('ends, or the new card is charged (round %i)', async () => {
  const { end, useCard, handOver } = await unpaidScene();

  const answers = await Promise.all([end(), useCard('pm_card_visa'), handOver(), round()]);

  for (const answer of answers.slice(0, 3)) expect([200, 409]).toContain(answer?.status);
  await round();
  await moneyIsRight();
});
