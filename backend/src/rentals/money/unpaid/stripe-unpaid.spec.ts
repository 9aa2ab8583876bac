/** @jest-environment-options {"payments":"stripe"} */
import { api, as, later, rows } from '../../../../test/api';
import { runBatch } from '../../../../test/batches';
import { rentalScene } from '../../../../test/rental-scene';
import { deliver, eventOf, moved, payments, stripe, sweep } from '../../../../test/stripe-scene';
import { noticed, rents, round, unpaidScene } from '../../../../test/unpaid-scene';
import { differences } from '../../../../test/ledger-scene';

const ASKS = 'pm_card_authenticationRequired';

/** The bank asks for the renter, who confirms the rent; nobody here has heard of it yet. */
async function confirmed() {
  const scene = await unpaidScene(ASKS);
  const rent = (await payments()).find(({ kind }) => kind === 'rental');
  await stripe().authenticate(rent?.client_secret ?? '', 'complete');
  return scene;
}

const ON = 'POST /v1/payment_intents';

/** The rent is charged two days before the start, and the answer is lost; then somebody cancels. */
async function cancelled(fault: 'drop_before' | 'drop_after', by: 'renter' | 'owner') {
  const scene = await rentalScene();
  const { id } = await scene.approved();
  later('2026-12-12T12:00:00Z');
  stripe().fail({ kind: fault, on: ON, times: 2 });
  await runBatch(scene.admin, 'collect_payment_for_upcoming_rental_requests');
  expect(await rents()).toMatchObject([{ status: 'pending' }]);
  const path = `/api/rental_requests/${id}`;
  expect((await as(scene[by]).post(`${path}/cancel`, { reason: 'Rain.' })).body.status).toBe('cancelled');
  later(new Date(api.clock.now().getTime() + 60_000).toISOString());
  await sweep();
  await sweep();
  return { ...scene, id };
}

it.each([1, 2, 3, 4])('ends an unpaid rental while the message of its money comes (round %i)', async () => {
  const { end, shown } = await confirmed();
  const event = eventOf('payment_intent.succeeded');

  const [ended, heard] = await Promise.all([end(), deliver(event)]);

  expect(heard.status).toBe(200);
  expect([200, 409]).toContain(ended.status);
  await sweep();
  const isEnded = ended.status === 200;
  expect((await shown()).status).toBe(isEnded ? 'cancelled' : 'approved');
  expect(moved('charge').sort()).toEqual([140_000, 28_000]);
  expect(moved('refund').sort()).toEqual(isEnded ? [140_000, 28_000] : []);
  expect(await rows('cancellations')).toHaveLength(isEnded ? 1 : 0);
});

it('begins nothing while the provider does not say that the last attempt is over', async () => {
  const { useCard, shown } = await unpaidScene();
  stripe().fail({ kind: 'drop_before', on: 'POST /v1/payment_intents', times: 2 });

  await useCard('pm_card_visa');

  expect((await rents()).map(({ status }) => status)).toEqual(['failed']);
  expect((await shown()).unpaid).toMatchObject({ attempts: 1, next_attempt_at: expect.any(String) });
  await round();
  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
});

it('leaves an attempt without an answer to the sweep, and makes no second one', async () => {
  const { useCard, shown } = await unpaidScene();
  const on = 'POST /v1/payment_intents';
  // The last intent is cancelled; the next one's making gets no answer, also when the library repeats it.
  stripe().fail({ kind: 'delay', on, ms: 1 }, { kind: 'drop_before', on, times: 2 });

  await useCard('pm_card_visa');
  await round();
  await round();

  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'pending']);
  expect((await shown()).unpaid).toMatchObject({ attempts: 2, next_attempt_at: null });
  later(new Date(api.clock.now().getTime() + 60_000).toISOString());
  await sweep();
  expect((await rents()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  expect(moved('charge').sort()).toEqual([140_000, 28_000]);
});

describe('of a rental that is closed meanwhile', () => {
  const CREATE = 'POST /v1/payment_intents';
  const statuses = async () => (await rents()).map(({ status }) => status);

  it.each([
    ['is charged where the machine was out', true],
    ['is not charged where it stayed with its owner', false],
  ])('%s', async (_, isOut) => {
    const { admin, id, act, handOver, retry } = await unpaidScene();
    if (isOut) await handOver();
    later('2026-12-18T20:00:00Z');
    // The last intent is cancelled; the next one's making gets no answer, also when the library repeats it.
    stripe().fail({ kind: 'delay', on: CREATE, ms: 1 }, { kind: 'drop_before', on: CREATE, times: 2 });
    await retry('pm_card_visa');
    later('2026-12-19T12:00:00Z');
    expect((await act(admin, { id }, 'close')).body).toMatchObject({ status: 'closed' });
    expect(await statuses()).toEqual(['failed', 'pending']);

    await sweep();

    expect(await statuses()).toEqual(['failed', isOut ? 'succeeded' : 'failed']);
    expect(moved('charge')).toEqual(isOut ? [28_000, 140_000] : [28_000]);
    expect(moved('refund')).toEqual([28_000]);
  });

  it.each([
    ['is charged', '2026-12-19T13:00:00Z', ['succeeded'], null],
    ['is unpaid where it could not be for a day', '2026-12-20T13:00:00Z', ['failed'], { kind: 'rental' }],
  ])('whose first rent has no answer, nobody told to keep the machine, %s', async (_, at, known, unpaid) => {
    const { owner, renter, admin, approved, act } = await rentalScene();
    const { id } = await approved();
    later('2026-12-18T20:00:00Z');
    stripe().fail({ kind: 'drop_before', on: CREATE, times: 2 });
    await runBatch(admin, 'collect_payment_for_upcoming_rental_requests');
    expect(await statuses()).toEqual(['pending']);
    later('2026-12-19T12:00:00Z');

    const { body } = await act(admin, { id }, 'close');

    expect(body).toMatchObject({ status: 'closed', handed_over_unpaid_at: '2026-12-19T12:00:00.000000Z' });
    const [told] = await rows<{ body: string }>('notifications', "type = 'rental_request.closed'");
    expect(told?.body).toContain('We’re still charging the rent');
    later(at);
    await sweep();
    expect(await statuses()).toEqual(known);
    expect((await as(renter).get(`/api/rental_requests/${id}`)).body).toMatchObject({ unpaid });
    expect(await noticed('rent_unpaid')).toEqual(unpaid ? [owner.id] : []);
    expect(moved('charge')).toEqual(unpaid ? [28_000] : [28_000, 140_000]);
  });

  it('comes back where its renter confirms it in vain: the machine stayed with its owner', async () => {
    const { admin, id, act } = await confirmed();
    later('2026-12-19T12:00:00Z');

    expect((await act(admin, { id }, 'close')).body).toMatchObject({ status: 'closed', unpaid: null });

    expect(await statuses()).toEqual(['refunded']);
    expect(moved('refund').sort()).toEqual([140_000, 28_000]);
  });

  it('stays its owner’s where the machine was handed over', async () => {
    const { admin, id, act, handOver } = await confirmed();
    expect((await handOver()).status).toBe(200);
    later('2026-12-19T12:00:00Z');

    await act(admin, { id }, 'close');
    await deliver(eventOf('payment_intent.succeeded'));

    expect([await statuses(), moved('refund')]).toEqual([['succeeded'], [28_000]]);
  });
});

it.each(['renter', 'owner'] as const)(
  'gives a first rent back whose answer came after its %s had cancelled, and says so',
  async (by) => {
    const { renter } = await cancelled('drop_after', by);

    expect(await rents()).toMatchObject([{ status: 'refunded' }]);
    expect(moved('charge').filter((amount) => amount === 140_000)).toHaveLength(1);
    expect(moved('refund').filter((amount) => amount === 140_000)).toHaveLength(1);
    const told = await rows<{ title: string }>('notifications', "type = 'rental_request.refunded'");
    expect(told.map(({ title }) => title).join()).toContain('$1,400');
    expect(await noticed('refunded')).toContain(renter.id);
    expect(await rows('audit_events', "action = 'refund' AND data LIKE '%1400%'")).toHaveLength(1);
    expect(await differences()).toEqual([]);
  },
);

it('charges no first rent that the provider never heard of once it is cancelled', async () => {
  await cancelled('drop_before', 'renter');

  expect(await rents()).toMatchObject([{ status: 'failed', failure_message: 'The payment was given up.' }]);
  expect(moved('charge')).toEqual([28_000]);
  expect(await noticed('payment_failed')).toEqual([]);
  expect(await differences()).toEqual([]);
});
