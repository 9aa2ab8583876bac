import { api, as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { moveDays, runBatch } from '../../../test/batches';
import { ledger, rentalScene } from '../../../test/rental-scene';

const NAME = 'cancel_expired_rental_requests';
const DECLINED = 'pm_card_chargeDeclined';

const window = (hours: number) =>
  api.dataSource.query('UPDATE cancellation_policies SET window_hours = ?', [hours]);
let usual = 0;
beforeAll(async () => {
  const [policy] = await rows<{ window_hours: number }>('cancellation_policies');
  usual = policy?.window_hours ?? 0;
});
afterEach(() => window(usual));

const ids = (run: { items: { record_id: number }[] }) => run.items.map(({ record_id }) => record_id);

it.each([
  ['America/Chicago', 48, '2026-12-12T06:00:00'],
  ['America/Chicago', 0, '2026-12-14T06:00:00'],
  ['Pacific/Auckland', 48, '2026-12-11T11:00:00'],
  ['Asia/Kolkata', 72, '2026-12-10T18:30:00'],
  ['Europe/Berlin', 24, '2026-12-12T23:00:00'],
  ['America/Los_Angeles', 0, '2026-12-14T08:00:00'],
])('cancels past start − window in %s, window %i h', async (time_zone, hours, edge) => {
  await window(hours);
  const { owner, renter, admin, pending, approved } = await rentalScene({ time_zone });
  const waiting = await pending({ start_date: '2027-03-01', end_date: '2027-03-02' });
  const unpaid = await approved({ stripe_payment_method_id: DECLINED });
  await moveDays(waiting.id, '2026-12-14', '2026-12-15');
  const at = (seconds: number) => new Date(Date.parse(`${edge}Z`) + seconds * 1000).toISOString();

  later(at(-1));
  expect(await runBatch(admin, NAME)).toMatchObject({ status: 'finished', total: 0, items: [] });
  later(at(0));
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 0 });
  later(at(1));
  forgetBroadcasts();
  const run = await runBatch(admin, NAME);

  expect(run).toMatchObject({ status: 'finished', total: 2, done: 2, failed: 0 });
  expect(ids(run)).toEqual([waiting.id, unpaid.id]);
  const shown = (await as(renter).get(`/api/rental_requests/${unpaid.id}`)).body;
  expect(shown).toMatchObject({
    status: 'cancelled',
    cancellation: { user_id: null, reason: 'The deposit was not paid in time.', refund_amount: 0 },
  });
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  expect(await rows('notifications', "type = 'rental_request.cancelled'")).toHaveLength(4);
  expect(await rows('audit_events', "action = 'cancel' AND user_id IS NULL")).toHaveLength(2);
  expect(await rows('machine_days')).toEqual([]);
});

it('leaves alone who paid, and what is over', async () => {
  const { owner, admin, pending, approved, act } = await rentalScene();
  const days = (day: string) => ({ start_date: day, end_date: day });
  const paid = await approved(days('2026-11-21'));
  const partly = await approved(days('2026-11-22'));
  await act(admin, partly, 'refund_deposit', { amount: 1 });
  const generous = await approved(days('2026-11-23'));
  await act(admin, generous, 'refund_deposit');
  const declined = await pending(days('2026-11-24'));
  await act(owner, declined, 'decline', { message: 'No.' });
  const cancelled = await approved({ ...days('2026-11-25'), stripe_payment_method_id: DECLINED });
  await act(owner, cancelled, 'cancel', { reason: 'Broken' });
  const far = await pending(days('2027-03-01'));
  later('2026-11-27T12:00:00Z');

  expect(await runBatch(admin, NAME)).toMatchObject({ status: 'finished', total: 0 });
  expect(await rows('cancellations', 'rental_request_id IN (?, ?)', [paid.id, far.id])).toEqual([]);
});

it('gives the rent back, whose deposit failed, and says twice nothing new', async () => {
  const { renter, admin, approved } = await rentalScene();
  const request = await approved({ start_date: '2026-11-20', end_date: '2026-11-20' });
  await api.dataSource.query("UPDATE payments SET status = 'failed' WHERE kind = 'deposit'");
  later('2026-11-21T12:00:00Z');

  const dry = await runBatch(admin, NAME, { dry_run: true });
  expect((await ledger()).refunded).toEqual([]);
  const first = await runBatch(admin, NAME);
  const second = await runBatch(admin, NAME);

  expect([first.done, second.total]).toEqual([1, 0]);
  const amounts = ({ amount, items }: typeof dry) => [amount, items.map((item) => item.amount)];
  expect([dry, first].map(amounts)).toEqual([
    [400, [400]],
    [400, [400]],
  ]);
  expect((await ledger()).refunded).toEqual([40_000]);
  expect((await as(renter).get(`/api/rental_requests/${request.id}`)).body.status).toBe('cancelled');
});

it('looks again under the lock: who pays in between stays', async () => {
  const { admin, approved } = await rentalScene();
  const request = await approved();
  const { apply } = steps();
  later('2026-12-14T12:00:00Z');

  expect(await apply(NAME, [request.id, 999_999])).toEqual([
    { outcome: 'skipped', message: 'Its deposit is paid.', amount: null },
    { outcome: 'skipped', message: 'It was withdrawn.', amount: null },
  ]);
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 0 });
});

/** Some requests in one transaction, as the runner takes them. */
function steps() {
  type Work = { run<T>(work: (tx: unknown) => Promise<T>): Promise<T> };
  type Batches = { apply(tx: unknown, name: string, ids: number[], dry: boolean): Promise<unknown> };
  const unitOfWork = api.provider<Work>('@kit/server/store/unit-of-work', 'UnitOfWork');
  const batches = api.provider<Batches>('src/rentals/batches/rental-batches', 'RentalBatches');
  return {
    apply: (name: string, ids: number[]) => unitOfWork.run((tx) => batches.apply(tx, name, ids, false)),
  };
}
