import { api, as, forgetBroadcasts, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { AGREED, rentalScene } from '../../../test/rental-scene';
import { returned } from '../../../test/return-scene';

type Act = Record<string, (...input: unknown[]) => Promise<unknown>>;
type Input = Record<string, unknown>;

const service = (path: string, name: string) => api.provider<Act>(`src/rentals/${path}`, name);
const approvals = () => service('moves/approve', 'Approve');
const declines = () => service('moves/decline', 'Decline');
const cancellations = () => service('moves/cancel', 'Cancel');
const closings = () => service('moves/close', 'Close');
const refunds = () => service('money/proposed/proposed-refunds.service', 'ProposedRefundsService');
const withdrawals = () => service('moves/withdraw', 'Withdraw');
const returns = () => service('moves/returns/return-machine', 'ReturnMachine');

/** Calls a move as its route does once the guard has let the actor pass. */
type Move = (actor: unknown, id: number) => Promise<unknown> | undefined;

const OWNERS: [string, Move][] = [
  ['approve', (actor, id) => approvals().approve?.(actor, id, { message: 'Yours.' })],
  ['decline', (actor, id) => declines().decline?.(actor, id, { message: 'No.' })],
  ['cancel', (actor, id) => cancellations().cancel?.(actor, id, { reason: 'Broken' })],
];
const RENTERS: [string, Move][] = [
  ['cancel', (actor, id) => cancellations().cancel?.(actor, id, { reason: 'Rain' })],
  ['withdraw', (actor, id) => withdrawals().remove?.(actor, id)],
];
const ADMINS: [string, Move][] = [
  ['close', (actor, id) => closings().close?.(actor, id, {})],
  ['refund_deposit', (actor, id) => refunds().refund?.(actor, id, {})],
];
const RETURNS: [string, Move, 'owner' | 'renter'][] = [
  ['change', (actor, id) => returns().change?.(actor, id, { damage_amount: 99 } as Input), 'owner'],
  ['accept', (actor, id) => returns().accept?.(actor, id, {}), 'renter'],
  ['contest', (actor, id) => returns().contest?.(actor, id, 'It was bent before'), 'renter'],
];

const actorOf = async (id: number) => (await rows('users', 'id = ?', [id]))[0];

const giveAway = (id: number, column: 'owner_id' | 'user_id', to: number) =>
  api.dataSource.query(`UPDATE rental_requests SET ${column} = ? WHERE id = ?`, [to, id]);

async function nothingHappened(id: number) {
  expect(told('rental_requests', 'saved')).toEqual([]);
  expect(told('rental_requests', 'deleted')).toEqual([]);
  const [request] = await rows<Input>('rental_requests', 'id = ?', [id]);
  expect(request).toMatchObject({ declined_at: null, closed_at: null, deleted_at: null });
  expect(await rows('cancellations')).toEqual([]);
}

it.each(OWNERS)('lets nobody %s a request that went to another owner meanwhile', async (_, move) => {
  const { owner, pending } = await rentalScene();
  const request = await pending();
  await giveAway(request.id, 'owner_id', (await make.owner()).id);
  forgetBroadcasts();

  await expect(move(await actorOf(owner.id), request.id)).rejects.toMatchObject({ status: 403 });

  await nothingHappened(request.id);
  expect(await rows('payments')).toEqual([]);
  expect(await rows('messages')).toEqual([]);
});

it.each(RENTERS)('lets no former renter %s a request', async (_, move) => {
  const { renter, pending } = await rentalScene();
  const request = await pending();
  await giveAway(request.id, 'user_id', (await make.user()).id);
  forgetBroadcasts();

  await expect(move(await actorOf(renter.id), request.id)).rejects.toMatchObject({ status: 403 });

  await nothingHappened(request.id);
});

it.each(ADMINS)('lets nobody %s who stopped being an admin meanwhile', async (_, move) => {
  const { admin, request } = await returned();
  const actor = await actorOf(admin.id);
  await api.dataSource.query('UPDATE users SET admin = 0 WHERE id = ?', [admin.id]);

  await expect(move(actor, request.id)).rejects.toMatchObject({ status: 403 });

  await nothingHappened(request.id);
  expect(await rows('refunds')).toEqual([]);
});

it('lets a renter who stopped being an admin meanwhile cancel nothing that began', async () => {
  const { renter, approved } = await rentalScene();
  const request = await approved();
  await api.dataSource.query('UPDATE users SET admin = 1 WHERE id = ?', [renter.id]);
  const actor = await actorOf(renter.id);
  await api.dataSource.query('UPDATE users SET admin = 0 WHERE id = ?', [renter.id]);
  api.clock.set('2026-12-14T06:00:00Z');

  const cancelling = cancellations().cancel?.(actor, request.id, { reason: 'Rain' });

  await expect(cancelling).rejects.toMatchObject({ status: 409, message: 'This rental request is active.' });
  expect(await rows('cancellations')).toEqual([]);
});

it.each(RETURNS)(
  'lets nobody %s the return of a rental that is not theirs any more',
  async (_, move, who) => {
    const { owner, renter, request } = await returned();
    const column = who === 'owner' ? 'owner_id' : 'user_id';
    const actor = await actorOf(who === 'owner' ? owner.id : renter.id);
    await giveAway(request.id, column, (await make.user()).id);

    await expect(move(actor, request.id)).rejects.toMatchObject({ status: 403 });

    await nothingHappened(request.id);
    const [report] = await rows<Input>('machine_returns');
    expect(report).toMatchObject({ accepted_at: null, contested_at: null, damage_amount: null });
  },
);

it.each([1, 2, 3])(
  'keeps a request with its owner, whatever the renter does at once (round %i)',
  async () => {
    const { owner, renter, pending, act } = await rentalScene();
    const request = await pending();
    const foreign = await make.machine(await make.owner());
    const second = await make.machine(owner);
    const move = (machine_id: number) =>
      as(renter).patch(`/api/rental_requests/${request.id}`, { machine_id, ...AGREED });

    const [approved, away, near] = await Promise.all([
      act(owner, request, 'approve', { message: 'Yours.' }),
      move(foreign.id),
      move(second.id),
    ]);

    expect([approved.status, away.status]).toEqual([200, 409]);
    expect([200, 409]).toContain(near.status);
    const [row] = await rows<{ owner_id: number; machine_id: number }>('rental_requests');
    expect(row).toMatchObject({
      owner_id: owner.id,
      machine_id: near.status === 200 ? second.id : request.machine_id,
    });
    const days = await rows<{ machine_id: number }>('machine_days');
    expect(new Set(days.map(({ machine_id }) => machine_id))).toEqual(new Set([row?.machine_id]));
  },
);
