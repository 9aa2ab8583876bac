import { api, as, later } from '../../../test/api';
import { statementsOf } from '../../../test/count-queries';
import { closed } from '../../../test/ledger-scene';
import { insert, make } from '../../../test/make';
import { indexesOf } from '../../../test/plans';
import { rentalScene } from '../../../test/rental-scene';

const PATH = '/api/fleet';
const DECEMBER = { from: '2026-12-01', days: 31 };

const spanOf = (from: string, to: string, reason: string, more: object) => ({
  from,
  to,
  reason,
  rental_request_id: null,
  blackout_id: null,
  machine_calendar_id: null,
  label: null,
  ...more,
});

it('shows what takes the days of one’s machines, and what waits for an answer', async () => {
  const { owner, renter, machine, pending, approved } = await rentalScene({ turnaround_days: 2 });
  const rental = await approved();
  const waiting = await pending({ start_date: '2026-12-28', end_date: '2027-01-03' });
  const blackout = await insert('blackouts', {
    machine_id: machine.id,
    start_date: '2026-11-25',
    end_date: '2026-12-02',
    reason: 'Service',
  });
  await insert('favourites', { user_id: renter.id, machine_id: machine.id, subject: 'Crawler Excavator' });

  const { body } = await as(owner).get(PATH, DECEMBER);

  const ofRay = { label: 'Ray Renter' };
  expect(body).toMatchObject({ total: 1, per_page: 15 });
  expect(body.data).toEqual([
    {
      id: machine.id,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
      subject: 'Crawler Excavator',
      machine_type_name: expect.stringMatching(/^Type/),
      published_at: '2026-11-20T12:00:00.000000Z',
      time_zone: 'America/Chicago',
      spans: [
        spanOf('2026-11-25', '2026-12-02', 'blackout', { blackout_id: blackout.id, label: 'Service' }),
        spanOf('2026-12-14', '2026-12-18', 'rental', { rental_request_id: rental.id, ...ofRay }),
        spanOf('2026-12-19', '2026-12-20', 'turnaround', { rental_request_id: rental.id, ...ofRay }),
        spanOf('2026-12-28', '2027-01-03', 'request', { rental_request_id: waiting.id, ...ofRay }),
      ],
      rented_days: 5,
      page_views: 0,
      saves: 1,
      requests: 2,
      bookings: 1,
      earned_amount: 0,
    },
  ]);
});

it('adds up what each machine earned since the month began at its place, of that month’s lines alone', async () => {
  const { owner, admin, request, act } = await closed({ damage: 60 });
  await act(admin, request, 'refund_deposit', { amount: 25.5 });
  await make.machine(owner, { subject: 'Zero-turn mower' });
  const earned = async () =>
    (await as(owner).get(PATH)).body.data.map(
      ({ earned_amount }: { earned_amount: number }) => earned_amount,
    );

  const statements = (await statementsOf(earned)).filter(({ sql }) => /ledger_lines/.test(sql));

  expect(statements).toHaveLength(1);
  for (const one of statements) expect(await indexesOf(one)).toContain('idx_ledger_lines_user_id_posted_at');
  expect(await earned()).toEqual([484.5, 0]);
  later('2027-01-01T05:59:59Z');
  expect(await earned()).toEqual([484.5, 0]);
  later('2027-01-01T06:00:00Z');
  expect(await earned()).toEqual([0, 0]);
});

it('counts rented days of the window alone, and shows nothing that lies outside', async () => {
  const { owner, approved } = await rentalScene();
  await approved();

  const week = await as(owner).get(PATH, { from: '2026-12-17', days: 7 });
  const before = await as(owner).get(PATH, { from: '2026-12-01', days: 13 });

  expect(week.body.data[0]).toMatchObject({ rented_days: 2, spans: [{ from: '2026-12-14' }] });
  expect(before.body.data[0]).toMatchObject({ rented_days: 0, spans: [] });
});

it('leaves out what was cancelled, and begins today where nothing is said', async () => {
  const { owner, renter, act, pending, approved } = await rentalScene();
  const first = await pending({ start_date: '2026-12-01', end_date: '2026-12-02' });
  expect((await act(renter, first, 'cancel', { reason: 'Rain' })).status).toBe(200);
  await approved({ start_date: '2026-12-16', end_date: '2026-12-18' });

  const { body } = await as(owner).get(PATH);

  // The 20th of November and 27 days more.
  expect(body.data[0]).toMatchObject({
    spans: [{ reason: 'rental' }],
    rented_days: 2,
    requests: 2,
    bookings: 1,
  });
});

it('shows the days that a rental takes still which was called off, until its machine is back', async () => {
  const { owner, renter, approved } = await rentalScene({ call_off: true });
  const { id } = await approved();
  later('2026-12-14T12:00:00Z');
  expect((await as(renter).post(`/api/rental_requests/${id}/call_off`)).status).toBe(200);

  const { body } = await as(owner).get(PATH, DECEMBER);

  expect(body.data[0]).toMatchObject({ spans: [{ from: '2026-12-14', to: '2026-12-18' }], rented_days: 5 });
});

it('counts days until a swap for the machine that was out, and those after it for the other', async () => {
  const { owner, renter, machine, approved } = await rentalScene();
  const { id } = await approved();
  const other = await make.machine(owner, { subject: 'A small crane' });
  const swap = async (machine_id: number) => {
    const path = `/api/rental_requests/${id}/changes`;
    const { body } = await as(owner).post(path, { machine_id });
    return (await as(renter).post(`${path}/${body.id}/accept`)).status;
  };
  const fleet = async (days = DECEMBER) => (await as(owner).get(PATH, days)).body.data;

  later('2026-12-16T12:00:00Z');
  expect(await swap(other.id)).toBe(200);
  expect(await fleet({ from: '2026-12-09', days: 7 })).toMatchObject([
    { spans: [] },
    { spans: [{ from: '2026-12-14', to: '2026-12-15' }], rented_days: 2 },
  ]);
  expect(await fleet({ from: '2026-12-16', days: 7 })).toMatchObject([
    { spans: [{ from: '2026-12-16', to: '2026-12-18' }], rented_days: 3 },
    { spans: [] },
  ]);
  expect(await fleet()).toMatchObject([
    { spans: [{ from: '2026-12-16', to: '2026-12-18' }], rented_days: 3 },
    { spans: [{ from: '2026-12-14', to: '2026-12-15' }], rented_days: 2 },
  ]);

  later('2026-12-17T12:00:00Z');
  expect(await swap(machine.id)).toBe(200);
  const first = { from: '2026-12-14', to: '2026-12-15' };
  const second = { from: '2026-12-17', to: '2026-12-18' };
  expect(await fleet()).toMatchObject([{ rented_days: 1 }, { spans: [first, second], rented_days: 4 }]);
});

it('shows drafts and machines by name, of oneself alone, one page at a time', async () => {
  const { owner, renter, stranger } = await rentalScene();
  await make.machine(owner, { subject: 'A small crane', published_at: null });
  await make.machine(stranger, { subject: 'B' });

  const names = async (query: object) =>
    (await as(owner).get(PATH, query)).body.data.map(({ subject }: { subject: string }) => subject);

  expect(await names({})).toEqual(['A small crane', 'Crawler Excavator']);
  expect(await names({ per_page: 1, page: 2 })).toEqual(['Crawler Excavator']);
  expect((await as(renter).get(PATH)).body).toMatchObject({ data: [], total: 0 });
});

it('says which part of a question is wrong', async () => {
  const { owner } = await rentalScene();

  const { status, body } = await as(owner).get(PATH, { from: '2026-02-30', days: 93 });

  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(['from', 'days']);
});

it('counts requests of the last 30 days', async () => {
  const { owner, pending } = await rentalScene();
  const old = await pending();
  await api.dataSource.query('UPDATE rental_requests SET created_at = ? WHERE id = ?', [
    '2026-10-20 12:00:00.000',
    old.id,
  ]);

  expect((await as(owner).get(PATH)).body.data[0]).toMatchObject({ requests: 0, bookings: 0 });
});
