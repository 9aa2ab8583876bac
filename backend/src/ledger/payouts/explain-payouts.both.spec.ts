import type { PayoutRecord } from '@yard/contracts';
import { as, confirmed, later, rows } from '../../../test/api';
import { closed, closedAgain, ready } from '../../../test/ledger-scene';

type Scene = Awaited<ReturnType<typeof closed>>;

const shown = async ({ admin }: Pick<Scene, 'admin'>): Promise<PayoutRecord[]> =>
  (await as(admin).get('/api/payouts', { sort: 'created_at', direction: 'asc' })).body.data;
const sumsOf = (payouts: readonly PayoutRecord[]) =>
  payouts.map(({ lines }) => Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount])));
const refund = (scene: Scene) => scene.act(scene.admin, scene.request, 'refund_deposit', { amount: 60 });

const RENT = { rental: 500, fee: -50 };

it.each([
  ['rent alone', {}, () => Promise.resolve(), [RENT]],
  ['damage', { damage: 60 }, () => Promise.resolve(), [{ ...RENT, damage: 60 }]],
  ['a refund while it waits', { damage: 60, isReady: false }, refund, [{ ...RENT, damage: 60, refund: -60 }]],
  ['a refund once it is paid', { damage: 60 }, refund, [{ ...RENT, damage: 60 }]],
  [
    'a debt set off',
    { damage: 60 },
    async (scene: Scene) => {
      await refund(scene);
      await closedAgain(scene);
    },
    [
      { ...RENT, damage: 60 },
      { ...RENT, offset: -60 },
    ],
  ],
])('says how the sum is made: %s', async (_, options, after, sums) => {
  const scene = await closed(options);
  await after(scene);

  const payouts = await shown(scene);

  expect(sumsOf(payouts)).toEqual(sums);
  for (const { lines, amount } of payouts) {
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  }
});

it('says what it waits for since when, and has the owner reminded once a day', async () => {
  const scene = await closed({ isReady: false });
  const { owner, admin } = scene;
  const [payout] = await shown(scene);
  const remind = () => as(admin).post(`/api/payouts/${payout?.id}/remind`);
  const waiting = { waiting_for: 'account', waiting_since: '2026-12-18T23:00:00.000000Z' };
  expect(payout).toMatchObject(waiting);

  const reminded = await remind();
  expect([reminded.status, reminded.body]).toEqual([200, expect.objectContaining(waiting)]);
  const again = await remind();
  expect([again.status, again.body.message]).toEqual([409, 'The owner was already reminded today.']);
  expect(await rows('mails', "subject LIKE 'Connect your bank account%'")).toHaveLength(2);
  const did = await rows('audit_events', "record_type = 'payout' AND action = 'remind'");
  expect(did).toEqual([expect.objectContaining({ user_id: admin.id })]);

  later('2026-12-20T09:00:00Z');
  await (await confirmed(as(owner))).post('/api/payouts/account');
  expect((await shown(scene))[0]).toMatchObject({
    waiting_for: 'verification',
    waiting_since: '2026-12-20T09:00:00.000000Z',
  });
  expect((await remind()).status).toBe(200);
  await ready(owner);
  expect((await shown(scene))[0]).toMatchObject({ waiting_for: null, waiting_since: null });
  const late = await remind();
  expect([late.status, late.body.message]).toEqual([409, 'This payout isn’t waiting for its owner.']);
});
