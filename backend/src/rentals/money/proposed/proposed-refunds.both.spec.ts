import { api, as, later, rows } from '../../../../test/api';
import { make } from '../../../../test/make';
import { rentalScene } from '../../../../test/rental-scene';

const PATH = '/api/proposed_refunds';

beforeEach(() => {
  api.environment.refundConfirm = 100;
});
afterEach(() => {
  api.environment.refundConfirm = null;
});

/** A rental whose deposit of 280 is there, and an admin who gives some of it back. */
async function scene() {
  const { approved, admin, owner, act } = await rentalScene();
  const { id } = await approved();
  const cancel = (by: typeof admin, of = id) => act(by, { id: of }, 'cancel', { reason: 'Rain.' });
  const refund = (amount: number) => act(admin, { id }, 'refund_deposit', { amount, reason: 'Late.' });
  const proposed = async () => {
    await refund(150);
    return (await rows<{ id: number }>('proposed_refunds', 'deleted_at IS NULL'))[0]?.id ?? 0;
  };
  return { id, admin, owner, act, approved, refund, cancel, proposed };
}

const refunded = async () => (await rows('refunds')).map(({ amount }) => Number(amount));
const waiting = () => rows<{ goes_at: unknown }>('proposed_refunds', 'deleted_at IS NULL');
const did = async () =>
  (
    await rows<{ action: string }>(
      'audit_events',
      "action LIKE '%refund%' AND record_type = 'rental_request'",
    )
  ).map(({ action }) => action);

interface Sweeper {
  sweep(): Promise<void>;
}
const sweep = () =>
  api
    .provider<Sweeper>('src/rentals/money/proposed/proposed-refunds.service', 'ProposedRefundsService')
    .sweep();

it('gives back up to REFUND_CONFIRM at once, and proposes what is above it', async () => {
  const { id, admin, refund } = await scene();

  expect([(await refund(100)).status, await refunded()]).toEqual([200, [100]]);
  expect([(await refund(100.01)).status, await refunded()]).toEqual([202, [100]]);

  const { body } = await as(admin).get(PATH, { rental_request_id: id });
  expect(body.data).toEqual([
    expect.objectContaining({ amount: 100.01, reason: 'Late.', user_name: 'Ada Admin' }),
  ]);
  const [event] = await rows<{ data: unknown }>('audit_events', "action = 'propose_refund'");
  expect(JSON.stringify(event?.data)).toMatch(/100\.01.*Late\./);
  expect((await refund(5)).status).toBe(409);
  expect((await refund(500)).status).toBe(422);
});

it('gives back no deposit that became its owner’s since', async () => {
  const { id, admin, owner, proposed, act } = await scene();
  const refund = await proposed();
  const second = await make.admin({ role: 'finance' });
  later('2027-01-04T12:00:00Z');
  const returned = { returned_at: '2027-01-04T11:00:00Z', condition: 'damaged', damage_amount: 200 };
  await act(owner, { id }, 'machine_return', returned);
  expect((await act(admin, { id }, 'close', {})).status).toBe(200);

  const { status, body } = await as(second).post(`${PATH}/${refund}/confirm`);

  expect([status, body.message]).toEqual([
    409,
    'The rental closed in the meantime. Stop this refund and propose it again.',
  ]);
  expect(await refunded()).toEqual([80]);
});

it('counts what went back before: a deposit does not go back in small parts', async () => {
  const { refund } = await scene();

  expect([(await refund(60)).status, (await refund(40)).status]).toEqual([200, 200]);
  expect([(await refund(0.01)).status, await refunded()]).toEqual([202, [60, 40]]);
});

it('goes back once a second admin confirms it, who is told, and not by the word of the first', async () => {
  const { admin, proposed } = await scene();
  const second = await make.admin({ role: 'finance' });
  const helper = await make.admin({ role: 'support' });
  const id = await proposed();
  expect((await waiting())[0]?.goes_at).toBeNull();
  const told = await rows<{ user_id: number }>('notifications', "type = 'rental_request.refund_proposed'");
  expect(told.map(({ user_id }) => user_id)).toEqual([second.id]);

  expect((await as(admin).post(`${PATH}/${id}/confirm`)).status).toBe(403);
  expect((await as(helper).post(`${PATH}/${id}/confirm`)).status).toBe(403);
  expect(await refunded()).toEqual([]);
  const stale = { updated_at: '2026-11-20T11:59:59.000000Z' };
  expect((await as(second).post(`${PATH}/${id}/confirm`, stale)).status).toBe(409);
  expect((await as(second).post(`${PATH}/${id}/confirm`)).status).toBe(204);

  expect([await refunded(), await waiting()]).toEqual([[150], []]);
  expect(await did()).toEqual(['propose_refund', 'refund_deposit', 'refund']);
  expect((await as(second).post(`${PATH}/${id}/confirm`)).status).toBe(404);
});

it('without a second admin goes back after an hour in which it can be stopped', async () => {
  const { admin, proposed } = await scene();
  const first = await proposed();
  expect((await as(admin).post(`${PATH}/${first}/stop`)).status).toBe(204);
  await proposed();
  later('2026-11-20T12:59:59Z');
  await sweep();
  expect([await refunded(), (await waiting()).length]).toEqual([[], 1]);

  later('2026-11-20T13:00:01Z');
  await sweep();

  expect([await refunded(), await waiting()]).toEqual([[150], []]);
  expect(await did()).toEqual([
    'propose_refund',
    'stop_refund',
    'propose_refund',
    'refund_deposit',
    'refund',
  ]);
});

it.each([
  ['may not move money any more', "role = 'support'"],
  ['is suspended', "suspended_at = '2026-11-20 12:30:00.000'"],
])('is stopped where its hour is over and its admin %s', async (_, change) => {
  const { admin, proposed } = await scene();
  await proposed();
  await api.dataSource.query(`UPDATE users SET ${change} WHERE id = ?`, [admin.id]);
  later('2026-11-20T13:00:01Z');

  await sweep();

  expect([await refunded(), await waiting()]).toEqual([[], []]);
  expect((await did()).at(-1)).toBe('stop_refund');
});

it('goes back once, though two confirm it at the same moment', async () => {
  const { proposed } = await scene();
  const others = [await make.admin(), await make.admin()];
  const id = await proposed();

  const answers = await Promise.all(others.map((other) => as(other).post(`${PATH}/${id}/confirm`)));

  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await refunded()).toEqual([150]);
});

describe('a rental that an admin cancels', () => {
  const cancelled = async (id: number) => (await rows('cancellations', 'rental_request_id = ?', [id])).length;

  it('waits for a second admin where more than REFUND_CONFIRM goes back, and is cancelled by their yes', async () => {
    const { id, admin, cancel, refund } = await scene();
    const second = await make.admin({ role: 'finance' });
    await refund(60);

    const answer = await cancel(admin);
    expect([answer.status, answer.body.status, await refunded()]).toEqual([202, 'approved', [60]]);
    expect((await cancel(admin)).status).toBe(409);
    expect((await refund(5)).status).toBe(409);

    const [proposed] = (await as(second).get(PATH)).body.data;
    expect(proposed).toMatchObject({ amount: 220, reason: 'Rain.', cancels: true, rental_request_id: id });
    expect((await as(admin).post(`${PATH}/${proposed.id}/confirm`)).status).toBe(403);
    expect((await as(second).post(`${PATH}/${proposed.id}/confirm`)).status).toBe(204);
    expect([await refunded(), await waiting(), await cancelled(id)]).toEqual([[60, 220], [], 1]);
  });

  it('is cancelled at once up to REFUND_CONFIRM, and by either side whatever goes back', async () => {
    api.environment.refundConfirm = 280;
    const first = await scene();
    expect([(await first.cancel(first.admin)).status, await cancelled(first.id)]).toEqual([200, 1]);
    api.environment.refundConfirm = 1;
    const request = await first.approved();
    expect((await first.cancel(first.owner, request.id)).status).toBe(200);
  });

  it('goes on after an hour without a second admin, and is stopped where more was collected since', async () => {
    const { id, admin, cancel } = await scene();
    await cancel(admin);
    await api.dataSource.query('UPDATE proposed_refunds SET amount = amount - 1');
    later('2026-11-20T13:00:01Z');
    await sweep();
    expect([await refunded(), await waiting(), await cancelled(id)]).toEqual([[], [], 0]);

    await cancel(admin);
    later('2026-11-20T14:00:02Z');
    await sweep();
    expect([await refunded(), await cancelled(id)]).toEqual([[280], 1]);
  });
});
