import { api, as } from '../../../test/api';
import { billed } from '../../../test/bill-scene';
import { closed, differences } from '../../../test/ledger-scene';
import { returned } from '../../../test/return-scene';

it("writes an owner's month down to the cent", async () => {
  const scene = await closed({ damage: 60 });
  const { owner, admin, request } = scene;
  await scene.act(admin, request, 'refund_deposit', { amount: 25.5 });

  const { body } = await as(owner).get('/api/statements');

  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      created_at: '2026-12-13T12:00:00.000000Z',
      updated_at: '2026-12-13T12:00:00.000000Z',
      deleted_at: null,
      user_id: owner.id,
      user_name: 'Olive Owner',
      month: '2026-12',
      currency: 'usd',
      opening_balance: 0,
      rental_amount: 500,
      fee_amount: -50,
      refund_amount: -25.5,
      damage_amount: 60,
      retained_amount: 0,
      payout_amount: -510,
      closing_balance: -25.5,
    },
  ]);
  const { body: view } = await as(owner).get(`/api/statements/${body.data[0].id}`);
  expect(view).toMatchObject(body.data[0]);
  const line = (date: string, kind: string, label: string, [amount, balance]: number[]) => ({
    ...{ date, kind, label, quantity: 1, unit_amount: amount, amount, balance },
    rental_request_id: request.id,
    of: { type: 'rental_request', id: request.id },
  });
  expect(view.lines).toEqual([
    line('2026-12-13', 'rent', 'Rent: Crawler Excavator', [500, 500]),
    line('2026-12-13', 'fee', 'Our fee', [-50, 450]),
    line('2026-12-18', 'damage', 'Deposit used for damage: Crawler Excavator', [60, 510]),
    line('2026-12-18', 'payout', 'Paid out: Crawler Excavator', [-510, 0]),
    line('2026-12-18', 'credit', 'Refund by Yard of the deposit: Crawler Excavator', [-25.5, -25.5]),
  ]);
});

it('says of what an admin decided to keep how much was claimed, who decided and why', async () => {
  const { owner, renter, admin, request, act } = await returned({ condition: 'damaged', damage_amount: 60 });
  const path = `/api/rental_requests/${request.id}/machine_return`;
  await as(renter).post(`${path}/contest`, { reason: 'It was so before.' });
  await act(admin, request, 'close', { damage_amount: 25, reason: 'A new cover costs that.' });

  const { body } = await as(owner).get('/api/statements');
  const { body: view } = await as(owner).get(`/api/statements/${body.data[0].id}`);

  const kept = (view.lines as { label: string; amount: number }[]).find(({ amount }) => amount === 25);
  expect(kept?.label).toBe(
    'Deposit used for damage: Crawler Excavator ($60.00 claimed, decided by Ada Admin: A new cover costs that.)',
  );
  expect(await differences()).toEqual([]);
});

it('names what a bill took of the deposit, and what was paid above it', async () => {
  const { owner, renter, move } = await billed();
  await move(renter, 'accept');

  const { body } = await as(owner).get('/api/statements');
  const { body: view } = await as(owner).get(`/api/statements/${body.data[0].id}`);

  expect(body.data[0].damage_amount).toBe(200);
  const lines = view.lines as { label: string; amount: number }[];
  expect(lines.filter(({ amount }) => amount === 100).map(({ label }) => label)).toEqual([
    'Bill after the return: Crawler Excavator',
    'Deposit used for the bill: Crawler Excavator',
  ]);
});

it('carries the balance over to the next month', async () => {
  const { admin } = await closed({ isReady: false });
  await api.dataSource.query(
    "UPDATE statements SET month = '2026-11', starts_at = '2026-11-01 00:00:00.000', ends_at = '2026-12-01 00:00:00.000'",
  );
  await api.dataSource.query(
    "UPDATE ledger_lines SET posted_at = '2026-11-13 12:00:00.000' WHERE account <> 'deposits_held'",
  );
  const next = { month: '2026-12', starts_at: '2026-12-01 00:00:00.000', ends_at: '2027-01-01 00:00:00.000' };
  await api.dataSource.query(
    `INSERT INTO statements (user_id, month, starts_at, ends_at, created_at, updated_at)
      SELECT user_id, '${next.month}', '${next.starts_at}', '${next.ends_at}', created_at, updated_at FROM statements`,
  );

  const { body } = await as(admin).get('/api/statements', { sort: 'month', direction: 'asc' });

  expect(
    body.data.map((one: Record<string, unknown>) => [one.month, one.opening_balance, one.closing_balance]),
  ).toEqual([
    ['2026-11', 0, 450],
    ['2026-12', 450, 450],
  ]);
  expect((await as(admin).get('/api/statements', { month: '2026-12' })).body.total).toBe(1);
});
