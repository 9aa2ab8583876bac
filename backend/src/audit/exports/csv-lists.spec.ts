import { as, guest, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

type Caller = ReturnType<typeof guest>;

const exported = async () =>
  (await rows<{ action: string }>('audit_events')).filter(({ action }) => action === 'export');

const csv = (caller: Caller, path: string) => caller.send('get', path, undefined, { accept: 'text/csv' });

it('answers an admin a whole filtered list as CSV, and writes down that it did', async () => {
  const admin = await make.admin({ name: 'Ada Admin' });
  for (let one = 0; one < 103; one += 1) await make.user({ name: `Digger ${one}` });
  await make.user({ name: '=HYPERLINK("x"), Digger' });
  await make.user({ name: 'Somebody Else' });

  const response = await csv(as(admin), '/api/users?search=Digger&page=2&per_page=5');

  const lines = response.text.split('\r\n');
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users-2026-11-20.csv"',
    'cache-control': 'private, no-store',
    'x-total-count': '104',
  });
  expect(lines[0]).toMatch(/^\uFEFFName,Email,Phone,Role and status,Joined,id,(?!.*\bemail,)/);
  expect(lines.filter((line) => line.includes('Digger'))).toHaveLength(104);
  expect(response.text).toContain(`"'=HYPERLINK(""x""), Digger"`);
  expect(response.text).not.toContain('Somebody Else');
  expect(await exported()).toMatchObject([{ user_id: admin.id, record_type: 'export', record_id: admin.id }]);
});

it('answers everybody else as before', async () => {
  const [user, admin] = [await make.user(), await make.admin()];

  expect((await csv(guest(), '/api/users')).status).not.toBe(200);
  expect((await csv(as(user), '/api/users')).status).toBe(403);
  expect((await csv(as(user), '/api/support_tickets')).body).toMatchObject({ data: [] });
  expect((await csv(as(admin), '/api/users?nonsense=1')).status).toBe(422);
  expect(await exported()).toEqual([]);
});

const lineOf = (text: string, line: number) => text.slice(1).split('\r\n')[line]?.split(',') ?? [];

it('has the columns of the screen first, then the currency of their sums and the other fields', async () => {
  const { admin, pending } = await rentalScene();
  const { id, subtotal } = await pending();

  const { text, headers } = await csv(as(admin), '/api/rental_requests');

  const columns = lineOf(text, 0);
  expect(headers['content-disposition']).toBe('attachment; filename="rentals-2026-11-20.csv"');
  expect(columns.slice(0, 10)).toEqual([
    ...['#', 'Machine', 'Renter', 'Owner', 'From', 'To', 'Status', 'Total', 'Asked', 'currency'],
  ]);
  expect(lineOf(text, 1).slice(0, 10)).toEqual([
    ...[String(id), 'Crawler Excavator', 'Ray Renter', 'Olive Owner', '2026-12-14', '2026-12-18'],
    ...['Waiting for an answer', String(subtotal), '2026-11-20T12:00:00+00:00', 'USD'],
  ]);
  expect(new Set(columns).size).toBe(columns.length);
  expect(columns).toEqual(expect.arrayContaining(['status', 'deposit_amount', 'lines']));
  for (const name of ['id', 'user', 'machine', 'machine_user_name', 'messages', 'payments', 'created_at'])
    expect(columns).not.toContain(name);
  expect(text).not.toMatch(/[{}]|\[|kind: rent,|\dZ/);
  const mails = lineOf((await csv(as(admin), '/api/mails')).text, 0);
  expect(mails.slice(0, 5)).toEqual(['Subject', 'To', 'State', 'Written', 'id']);
  expect(mails).not.toContain('html');
});

it('writes each posting of the ledger on a line of its own', async () => {
  const { admin, approved } = await rentalScene();
  const { id, deposit_amount } = await approved();

  const { text, headers } = await csv(as(admin), '/api/ledger_entries');

  expect(lineOf(text, 0).slice(0, 9)).toEqual([
    ...['Entry', 'Kind', 'Posted', 'Rental', 'Person', 'Account', 'Debit', 'Credit', 'currency'],
  ]);
  const [posted] = await rows<{ id: number }>('ledger_entries');
  const entry = [String(posted?.id), 'Deposit taken', '2026-11-20T12:00:00+00:00', String(id), ''];
  expect([lineOf(text, 1).slice(0, 9), lineOf(text, 2).slice(0, 9)]).toEqual([
    [...entry, 'With the card provider', String(deposit_amount), '', 'USD'],
    [...entry, 'Deposits held', '', String(deposit_amount), 'USD'],
  ]);
  expect(headers).not.toHaveProperty('x-total-count');
});
