import type { WaitingQueue } from '@yard/contracts';
import { api, as, asOnAdminSite, rows } from '../../../test/api';
import { closed, differences, sweepPayouts } from '../../../test/ledger-scene';
import { make } from '../../../test/make';

const PATH = '/api/ledger_corrections';
const run = (sql: string) => api.dataSource.query(sql);
const linesOf = (kind: string) => `entry_id IN (SELECT id FROM ledger_entries WHERE kind = '${kind}')`;
const AT_ONCE = { from: '2026-12-01', to: '2026-12-31' };

/** A closed rental whose rent was booked $1 wrong on one side, and two admins. */
async function scene(
  wrong = `UPDATE ledger_lines SET amount = -449 WHERE ${linesOf('rental')} AND amount = -450`,
) {
  const { admin, owner, request } = await closed({ damage: 60 });
  const agreed = await asOnAdminSite(admin).get('/api/ledger_entries/summary', AT_ONCE);
  expect(agreed.body.check.differences).toEqual([]);
  const other = await make.admin();
  await run(wrong);
  const of = async () => {
    const { body } = await asOnAdminSite(admin).get('/api/ledger_entries/summary', AT_ONCE);
    return (body.check as { about: { entry_key: string; rental_request_id: number }[] }).about[0];
  };
  const propose = async (amounts: object, reason = 'The import cut a dollar off.') =>
    as(admin).post(PATH, { ...(await of()), ...amounts, reason });
  const open = async () => (await as(admin).get(PATH)).body.data as { id: number; updated_at: string }[];
  const confirm = async (by = other) => {
    const [first] = await open();
    return as(by).post(`${PATH}/${first?.id}/confirm`, { updated_at: first?.updated_at });
  };
  return { admin, other, owner, request, of, propose, open, confirm };
}

const SIDES = { provider_balance: 0, deposits_held: 0, owner_payable: 0, platform_fees: 0 };

it('says when the books were checked, what a difference is about, and has it among what waits', async () => {
  const { admin, request, of } = await scene();

  const { body } = await as(admin).get('/api/ledger_entries/summary', AT_ONCE);
  const [payment] = await rows<{ id: number }>('payments', "kind = 'rental'");
  expect(body.check).toMatchObject({ ok: false, checked_at: '2026-12-18T23:00:00.000000Z' });
  expect(body.check.about).toHaveLength(body.check.differences.length);
  expect(await of()).toEqual({
    ...{ entry_key: `payment-${payment?.id}`, rental_request_id: request.id },
    ...{ payment_id: null, payout_id: null },
  });
  const { queues } = (await as(admin).get('/api/desk')).body as { queues: WaitingQueue[] };
  expect(queues.find(({ key }) => key === 'ledger_differences')).toEqual({
    ...{ key: 'ledger_differences', count: body.check.differences.length, list: '/ledger' },
    ...{ oldest_at: '2026-12-18T23:00:00.000000Z', due_at: null },
  });
});

it('posts what one admin proposes once another one confirms it, as an entry of its own kind', async () => {
  const { admin, other, request, of, propose, open, confirm } = await scene();
  const { body: preview } = await as(admin).get(`${PATH}/preview`, await of());
  expect(preview).toEqual({
    posted: { ...SIDES, provider_balance: 500, owner_payable: -449, platform_fees: -50 },
    proposed: { ...SIDES, owner_payable: -1 },
  });

  expect((await propose(preview.proposed)).status).toBe(204);
  expect((await propose(preview.proposed)).status).toBe(409);
  expect(await open()).toEqual([
    expect.objectContaining({ ...preview.proposed, user_name: admin.name, rental_request_id: request.id }),
  ]);
  const own = await confirm(admin);
  expect([own.status, own.body.message]).toEqual([403, 'Another admin has to confirm it.']);
  expect((await confirm()).status).toBe(204);

  expect(await differences()).toEqual([]);
  expect(await open()).toEqual([]);
  const { body } = await as(admin).get('/api/ledger_entries', { kind: 'correction' });
  const [payment] = await rows<{ id: number }>('payments', "kind = 'rental'");
  expect(body.data).toEqual([
    expect.objectContaining({
      ...{ kind: 'correction', corrects: `payment-${payment?.id}`, payment_id: payment?.id },
      ...{ reason: 'The import cut a dollar off.', proposed_by: admin.name, confirmed_by: other.name },
      lines: [expect.objectContaining({ account: 'owner_payable', user_name: 'Olive Owner', amount: -1 })],
    }),
  ]);
  expect((await as(admin).get('/api/ledger_entries', { kind: 'rental' })).body.total).toBe(1);
  const did = await rows<{ action: string }>('audit_events', "record_type = 'ledger_correction'");
  expect(did.map(({ action }) => action)).toEqual(['propose', 'confirm']);
  await sweepPayouts();
  expect(await differences()).toEqual([]);
});

it.each([
  ['a lost entry', 'refund', { provider_balance: -40, deposits_held: 40 }],
  ['a lost payout', 'payout', { provider_balance: -510, owner_payable: 510 }],
  ['a lost share of the deposit', 'damage', { deposits_held: 60, owner_payable: -60 }],
])('stands in for %s, which is not posted once more', async (_, kind, sides) => {
  const { admin, of, propose, confirm } = await scene('UPDATE ledger_lines SET amount = amount');
  await run(`DELETE FROM ledger_lines WHERE ${linesOf(kind)}`);
  await run(`DELETE FROM ledger_entries WHERE kind = '${kind}'`);
  const { body } = await as(admin).get(`${PATH}/preview`, await of());
  expect(body).toEqual({ posted: SIDES, proposed: { ...SIDES, ...sides } });

  await propose(body.proposed);
  expect((await confirm()).status).toBe(204);

  expect(await differences()).toEqual([]);
  await sweepPayouts();
  expect(await differences()).toEqual([]);
});

it('takes back what never happened', async () => {
  const { admin, of, propose, confirm } = await scene(
    "UPDATE payments SET status = 'failed' WHERE kind = 'rental'",
  );
  const { body } = await as(admin).get(`${PATH}/preview`, await of());
  await propose(body.proposed);
  await confirm();
  expect((await differences()).join('\n')).not.toMatch(/Payment|Entry/);
});

it('refuses what does not balance, and what is not what it was', async () => {
  const { propose, open, confirm, other } = await scene();
  const refused = await propose({ owner_payable: -2 });
  expect(refused.body.errors).toEqual({ provider_balance: ['Debits and credits differ by $1.00.'] });
  expect((await propose({ owner_payable: -1 }, '')).body.errors).toHaveProperty('reason');
  await propose({ owner_payable: -1 });
  await run(`UPDATE ledger_lines SET amount = -450 WHERE ${linesOf('rental')} AND amount = -449`);

  expect((await confirm()).status).toBe(409);

  const [first] = await open();
  expect((await as(other).post(`${PATH}/${first?.id}/stop`)).status).toBe(204);
  expect((await as(other).post(`${PATH}/${first?.id}/stop`)).status).toBe(404);
  expect(await rows('ledger_entries', 'correction_id IS NOT NULL')).toEqual([]);
});
