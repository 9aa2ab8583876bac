import { api, as, rows } from '../../../test/api';
import { noticesOf } from '../../../test/audit-and-notices';
import { closed, differences, entries } from '../../../test/ledger-scene';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';
import { active } from '../../../test/return-scene';

type Scene = Pick<Awaited<ReturnType<typeof rentalScene>>, 'admin' | 'act'> & { request: { id: number } };

async function paymentOf({ request }: Pick<Scene, 'request'>, kind: string): Promise<number> {
  const found = await rows<{ id: number }>('payments', 'rental_request_id = ? AND kind = ?', [
    request.id,
    kind,
  ]);
  return Number(found.at(-1)?.id);
}

/** Refunds a payment of this kind, or previews it. */
const refunding =
  ({ request, admin, act }: Scene) =>
  async (kind: string, amount?: number, way: 'refund' | 'refund/preview' = 'refund') =>
    act(admin, request, way, { payment_id: await paymentOf({ request }, kind), amount, reason: 'Fair.' });

describe('a refund of what its owner had kept of the deposit', () => {
  it.each([
    ['waits to be paid out', false, 'payout', 'We’ll take your share from your payout for this rental.'],
    [
      'was paid out',
      true,
      'paid_out',
      'We already paid you for this rental, so we’ll take your share from your next payouts.',
    ],
  ])(
    'names them where it %s, tells them, and shows it to them',
    async (_state, isReady, taken_from, words) => {
      const scene = await closed({ damage: 60, isReady });
      const { owner, renter, request } = scene;
      const refund = refunding(scene);
      const before = await rows('refunds');

      const preview = await refund('deposit', 50, 'refund/preview');

      expect([preview.status, preview.body]).toEqual([
        200,
        {
          now: [],
          later: [],
          held: 0,
          back: [{ kind: 'deposit', amount: 50, after: null, person_id: owner.id, taken_from }],
          becomes: 'closed',
          left: 10,
          waits: null,
        },
      ]);
      expect(await rows('refunds')).toEqual(before);

      expect((await refund('deposit', 50)).status).toBe(200);

      const own = (await as(owner).get('/api/notifications')).body.data;
      expect(own[0]).toMatchObject({
        type: 'rental_request.refund_taken',
        title: 'We refunded $50 of your earnings to Ray Renter',
        body: `We refunded $50 of the deposit for Crawler Excavator to Ray. ${words}\n\nReason:\n\nFair.`,
      });
      const taken = (mails: { to_email?: string; subject?: string }[]) =>
        mails.filter(({ subject }) => subject?.includes('of your earnings'));
      expect(taken(await rows('mails'))).toHaveLength(1);
      expect((await noticesOf(renter)).filter((one) => one.includes('refund_taken'))).toEqual([]);
      const [payout] = (await as(owner).get('/api/payouts', { rental_request_id: request.id })).body.data;
      expect(payout.refunded_amount).toBe(50);
      const [{ id }] = (await as(owner).get('/api/statements')).body.data;
      const { lines } = (await as(owner).get(`/api/statements/${id}`)).body;
      expect(lines.map(({ label }: { label: string }) => label)).toContain(
        'Refund by Yard of the deposit: Crawler Excavator',
      );
      expect(await differences()).toEqual([]);
    },
  );

  it('tells nobody where the deposit is still held', async () => {
    const scene = await active();

    const { body } = await refunding(scene)('deposit', 40, 'refund/preview');
    await refunding(scene)('deposit', 40);

    expect(body.back).toEqual([
      { kind: 'deposit', amount: 40, after: null, person_id: scene.renter.id, taken_from: 'deposit' },
    ]);
    expect((await noticesOf(scene.owner)).filter((one) => one.includes('refund_taken'))).toEqual([]);
  });
});

describe('a part of the rent', () => {
  it('is taken from the owner and from our fee, and what a cancellation gives back later is of the rest', async () => {
    const scene = { ...(await rentalScene()), request: { id: 0 } };
    api.clock.set('2026-12-13T12:00:00Z');
    scene.request = await scene.approved();
    const refund = refunding(scene);
    const { back } = (await refund('rental', 100, 'refund/preview')).body;

    expect(back).toEqual([
      { kind: 'rental', amount: 90, after: null, person_id: scene.owner.id, taken_from: 'payout' },
      { kind: 'rental', amount: 10, after: null, person_id: null, taken_from: 'fee' },
    ]);
    expect((await refund('rental', 100)).status).toBe(200);
    expect((await entries()).at(-1)).toEqual([
      'refund',
      { provider_balance: -100, owner_payable: 90, platform_fees: 10 },
    ]);
    expect((await noticesOf(scene.owner)).at(-1)).toBe(
      'rental_request.refund_taken: We refunded $90 of your earnings to Ray Renter',
    );
    const cancelled = await scene.act(scene.owner, scene.request, 'cancel', { reason: 'Rain.' });
    expect(cancelled.body.cancellation.refund_amount).toBe(1580);
    expect(await differences()).toEqual([]);
  });

  it('is no more than what is left of it, and of this rental', async () => {
    const scene = await active();
    const refund = refunding(scene);
    const { admin, request, act } = scene;
    await refund('rental', 480);

    expect((await refund('rental', 20.01)).body.errors).toEqual({
      amount: ['The amount must not be greater than 20.'],
    });
    const stale = { payment_id: await paymentOf(scene, 'rental'), updated_at: '2026-01-01T00:00:00.000000Z' };
    expect((await act(admin, request, 'refund', stale)).status).toBe(409);
    expect((await refund('rental')).status).toBe(200);
    expect((await refund('rental')).body.message).toBe('Nothing is left of this payment to refund.');
    expect((await refund('rental', 1)).status).toBe(422);
    expect((await act(admin, request, 'refund', { payment_id: 999, amount: 1 })).body.errors).toEqual({
      payment_id: ['The selected payment id is invalid.'],
    });
    expect((await act(admin, request, 'refund', { amount: 1 })).body.errors).toHaveProperty('payment_id');
  });

  it('is given by an admin who may move money alone', async () => {
    const scene = await active();
    const input = { payment_id: await paymentOf(scene, 'rental'), amount: 5 };
    const support = await make.admin({ role: 'support' });

    for (const way of ['refund', 'refund/preview']) {
      const by = [scene.renter, scene.owner, scene.stranger, support];
      const answers = await Promise.all(by.map((one) => scene.act(one, scene.request, way, input)));
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect(await rows('refunds')).toEqual([]);
  });

  it('waits for a second admin above REFUND_CONFIRM, and the preview says so', async () => {
    const scene = await active();
    api.environment.refundConfirm = 100;
    const refund = refunding(scene);
    const waits = async () => (await refund('rental', 101, 'refund/preview')).body.waits;
    expect([(await refund('rental', 100, 'refund/preview')).body.waits, await waits()]).toEqual([
      null,
      'hour',
    ]);
    const second = await make.admin({ role: 'finance' });
    expect(await waits()).toBe('second_admin');

    expect((await refund('rental', 101)).status).toBe(202);
    const [proposed] = (await as(second).get('/api/proposed_refunds')).body.data;
    expect(proposed.payment_id).toBe(await paymentOf(scene, 'rental'));
    const path = `/api/proposed_refunds/${proposed.id}`;
    expect((await as(second).post(`${path}/preview`)).body).toMatchObject({
      back: [{ amount: 90.9, taken_from: 'payout', person_id: scene.owner.id }, { amount: 10.1 }],
      waits: 'second_admin',
    });
    expect((await as(second).post(`${path}/confirm`)).status).toBe(204);
    expect((await as(second).post(`${path}/preview`)).status).toBe(404);
    api.environment.refundConfirm = null;

    expect(await rows('refunds', "amount = 101 AND status = 'succeeded'")).toHaveLength(1);
  });
});
