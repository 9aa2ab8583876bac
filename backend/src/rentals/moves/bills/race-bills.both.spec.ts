import { as, later, rows } from '../../../../test/api';
import { answerSilence, billed, rented } from '../../../../test/bill-scene';
import { differences } from '../../../../test/ledger-scene';
import { ledger } from '../../../../test/rental-scene';

const reason = 'It was so before.';
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

/** Whatever came first: once settled, what was collected less what went back is rent and bill. */
async function settledOnce(total: number) {
  const { charged, refunded } = await ledger();
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  expect(sum(charged) - sum(refunded)).toBe(50_000 + total);
  expect(await rows('rental_endings')).toHaveLength(1);
  expect(await differences()).toEqual([]);
}

it.each([1, 2, 3])('is accepted and charged once by many at once (round %i)', async () => {
  const { renter, move } = await billed();

  const answers = await Promise.all(Array.from({ length: 4 }, () => move(renter, 'accept')));

  expect(statuses(answers)).toEqual([200, 409, 409, 409]);
  await settledOnce(20_000);
});

it.each([1, 2, 3])('is accepted, contested or decided first (round %i)', async () => {
  const { renter, admin, move, shown } = await billed();

  const answers = await Promise.all([
    move(renter, 'accept'),
    move(renter, 'contest', { reason }),
    move(admin, 'decide', { lines: [{ id: 1, amount: 50 }], reason }),
  ]);

  const [accepted, , decided] = answers;
  expect([accepted?.status, decided?.status].filter((one) => one === 200)).toHaveLength(1);
  expect((await shown()).status).toBe('closed');
  await settledOnce(accepted?.status === 200 ? 20_000 : 5_000);
});

it.each([1, 2, 3])('has one offer accepted, or is decided (round %i)', async () => {
  const { owner, renter, admin, move } = await billed({ damage: 600 });
  await move(renter, 'contest', { reason });
  await move(owner, 'offer', { line_id: 2, amount: 300 });

  const answers = await Promise.all([
    move(renter, 'accept_offer'),
    move(renter, 'accept_offer'),
    move(admin, 'decide', { lines: [{ id: 2, amount: 100 }], reason }),
  ]);

  expect(statuses(answers)).toEqual([200, 409, 409]);
  await settledOnce(answers[2]?.status === 200 ? 30_000 : 50_000);
});

it.each([1, 2, 3])('is made, or the return accepted (round %i)', async () => {
  const { renter, rental, bring, make, shown } = await rented();
  await bring();

  const [made, accepted] = await Promise.all([
    make({ fuel_amount: 30 }),
    as(renter).post(`${rental}/machine_return/accept`),
  ]);

  expect(statuses([made, accepted].filter((one) => one !== undefined))).toEqual(
    made?.status === 201 ? [201, 409] : [200, 409],
  );
  expect((await shown()).status).toBe(made?.status === 201 ? 'returned' : 'closed');
});

it.each([1, 2, 3])('is answered by the renter or by silence (round %i)', async () => {
  const { renter, bring, make, move } = await rented();
  await bring();
  await make({ fuel_amount: 30 });
  later('2026-12-20T23:00:00Z');

  await Promise.all([move(renter, 'accept'), answerSilence(), answerSilence()]);

  await settledOnce(3_000);
});

it('agrees to what was seen, and to nothing that changed since', async () => {
  const { owner, renter, admin, rental, move } = await billed({ damage: 600 });
  const billNow = async () => (await as(renter).get(`${rental}/bill`)).body;
  const stale = { updated_at: '2026-12-18T22:59:59.000000Z' };
  const changed = [409, 'This bill has changed since. Look at it again.'];
  const told = ({ status, body }: Awaited<ReturnType<typeof move>>) => [status, body.message];
  expect(told(await move(renter, 'accept', stale))).toEqual(changed);
  expect(told(await move(renter, 'contest', { reason, ...stale }))).toEqual(changed);
  await move(renter, 'contest', { reason, updated_at: (await billNow()).updated_at });
  const offered = { line_id: 2, amount: 100 };
  expect(told(await move(owner, 'offer', { ...offered, ...stale }))).toEqual(changed);
  await move(owner, 'offer', offered);
  const { updated_at } = await billNow();
  later('2026-12-18T23:05:00Z');
  await move(owner, 'offer', { ...offered, amount: 590 });

  expect(told(await move(renter, 'accept_offer', { amount: 100 }))).toEqual([
    409,
    'The offer changed since you opened it. Check it and try again.',
  ]);
  expect(told(await move(renter, 'accept_offer', { amount: 590, updated_at }))).toEqual(changed);
  expect(told(await move(admin, 'decide', { lines: [], reason, updated_at }))).toEqual(changed);
  expect(await billNow()).toMatchObject({ status: 'contested', offer: { amount: 590 } });
  const seen = { amount: 590, updated_at: (await billNow()).updated_at };
  expect((await move(renter, 'accept_offer', seen)).status).toBe(200);
});
