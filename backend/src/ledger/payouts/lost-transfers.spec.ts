import { api, as, later, rows } from '../../../test/api';
import { instant } from '../../../test/make';
import { closed, differences, entries, payouts, sweepPayouts, transfers } from '../../../test/ledger-scene';
import { refusal } from '../../../test/refusals';

interface Provider {
  createTransfer(input: object, key: string): Promise<object>;
}
const provider = () => api.provider<Provider>('src/ledger/payouts/simulated-payouts', 'SimulatedPayouts');

/** Puts another transfer call in place of the provider's own while the work is done. */
async function withTransfer<T>(call: Provider['createTransfer'], work: () => Promise<T>): Promise<T> {
  const real = provider();
  real.createTransfer = call;
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(real, 'createTransfer');
  }
}

it('asks again with the same key when the answer was lost, and pays once', async () => {
  const real = provider();
  const lost = async (input: object, key: string) => {
    await Object.getPrototypeOf(real).createTransfer.call(real, input, key);
    throw new Error('the line went dead');
  };

  await withTransfer(lost, () => closed());

  expect(await payouts()).toEqual([[450, 'pending']]);
  later('2026-12-18T23:01:00Z');
  await Promise.all([sweepPayouts(), sweepPayouts(), sweepPayouts()]);
  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(await transfers()).toEqual([45_000]);
  expect((await entries()).filter(([kind]) => kind === 'payout')).toHaveLength(1);
  expect(await differences()).toEqual([]);
});

it('does not leave a payout alone for a day that was tried while the clock was ahead', async () => {
  const lost = () => Promise.reject(new Error('the line went dead'));
  await withTransfer(lost, () => closed());
  await api.dataSource.query("UPDATE payouts SET attempted_at = ?, updated_at = ? WHERE status = 'pending'", [
    instant('2026-12-19T23:00:00Z'),
    instant('2026-12-19T23:00:00Z'),
  ]);

  later('2026-12-18T23:01:00Z');
  await sweepPayouts();

  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(await transfers()).toEqual([45_000]);
});

it('tells the admins of a refused payout, who may have it tried again', async () => {
  const scene = await withTransfer(rejected, () => closed());
  expect(await payouts()).toEqual([[450, 'failed']]);
  expect(await rows('notifications', "type = 'payout.failed'")).toEqual([
    expect.objectContaining({ user_id: scene.admin.id }),
  ]);
  await sweepPayouts();
  expect(await payouts()).toEqual([[450, 'failed']]);
  const [payout] = await rows<{ id: number }>('payouts');
  const path = `/api/payouts/${payout?.id}/retry`;
  for (const person of [scene.owner, scene.renter, scene.stranger]) {
    expect((await as(person).post(path)).status).toBe(403);
  }

  await api.dataSource.query("UPDATE refunds SET status = 'pending' WHERE status = 'succeeded'");
  const early = await as(scene.admin).post(path);
  expect(refusal(early)).toEqual([409, 'A payment of this rental is on its way. Try again when it arrives.']);
  await api.dataSource.query("UPDATE refunds SET status = 'succeeded' WHERE status = 'pending'");

  const answers = await Promise.all([as(scene.admin).post(path), as(scene.admin).post(path)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await payouts()).toEqual([[450, 'paid']]);
  expect(await transfers()).toEqual([45_000]);
  expect(await differences()).toEqual([]);
});

function rejected(): Promise<never> {
  const store = api.provider<{ find(object: string, id: string): Promise<never> }>(
    'src/payments/simulator/simulated-store',
    'SimulatedStore',
  );
  return store.find('account', 'acct_closed');
}
