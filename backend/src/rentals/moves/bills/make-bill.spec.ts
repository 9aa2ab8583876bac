import { api, as, forgetBroadcasts, later, rows, told } from '../../../../test/api';
import { rented } from '../../../../test/bill-scene';
import { pictureOf } from '../../../../test/handover-scene';
import { refusal } from '../../../../test/refusals';

it('has what is computed beside what is asked for, and is seen by the three', async () => {
  const { owner, renter, admin, request, path, rental, bring, make } = await rented();
  const photo = await pictureOf(owner);
  await bring({ hours: 1052.5, fuel_level: 60, condition: 'damaged', damage_amount: 40 });
  forgetBroadcasts();

  const made = await make({ fuel_amount: 72.5, cleaning_amount: 50, details: 'Mud', photo_ids: [photo.id] });

  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    id: made.body.id,
    created_at: '2026-12-18T23:00:00.000000Z',
    updated_at: '2026-12-18T23:00:00.000000Z',
    deleted_at: null,
    refunded_amount: 0,
    rental_request_id: request.id,
    user_id: owner.id,
    details: 'Mud',
    photos: [{ media_id: photo.id, url: photo.url, width: 40, height: 30 }],
    lines: [
      {
        id: 1,
        kind: 'overtime',
        label: '12.5 further hours (52.5 used, 40 covered)',
        unsigned: false,
        quantity: 12.5,
        unit_amount: 20,
        amount: 250,
        claimed_amount: 250,
        decided_amount: null,
      },
      line(2, 'fuel', 'Fuel', 72.5),
      line(3, 'cleaning', 'Cleaning', 50),
      line(4, 'damage', 'Damage', 40),
    ],
    claimed_total: 412.5,
    total: 412.5,
    from_deposit: 100,
    to_charge: 312.5,
    to_refund: 0,
    status: 'offered',
    answer_by: '2026-12-20T23:00:00.000000Z',
    reason: null,
    contest_reason: null,
    contest_photos: [],
    offer: null,
    accepted_at: null,
    contested_at: null,
    decided_at: null,
    decider_name: null,
  });
  for (const reader of [owner, renter, admin]) {
    expect((await as(reader).get(path)).body).toEqual(made.body);
    expect((await as(reader).get(rental)).body.bill).toEqual(made.body);
  }
  expect(told('rental_requests', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
  const notices = await rows('notifications', "type = 'rental_request.bill_made'");
  expect(notices).toEqual([
    expect.objectContaining({
      user_id: renter.id,
      body: expect.stringContaining('12.5 further hours (52.5 used, 40 covered): $250.00'),
    }),
  ]);
  expect(await rows('audit_events', "action = 'make_bill'")).toHaveLength(1);
  expect((await as(owner).delete(`/api/media/${photo.id}`)).status).toBe(409);
});

const line = (id: number, kind: string, label: string, amount: number) => ({
  id,
  kind,
  label,
  unsigned: false,
  quantity: 1,
  unit_amount: amount,
  amount,
  claimed_amount: amount,
  decided_amount: null,
});

it('bills late days as an extension, with its hours, and credits days that the machine was down', async () => {
  const { renter, rental, bring, make } = await rented({}, { end_date: '2026-12-16' });
  later('2026-12-15T05:00:00Z');
  await as(renter).post(`${rental}/breakdowns`, { details: 'Hose', since: '2026-12-15T05:00:00Z' });
  const [breakdown] = await rows<{ id: number }>('breakdowns');
  later('2026-12-16T06:00:00Z');
  await api.dataSource.query('UPDATE breakdowns SET up_at = ? WHERE id = ?', [
    '2026-12-16 06:00:00.000',
    breakdown?.id,
  ]);
  later('2026-12-18T23:00:00Z');
  await bring({ hours: 1041 });

  // Three days at 160 are 480, five a week at 500 with 40 hours.
  expect((await make()).body.lines).toMatchObject([
    { kind: 'overtime', quantity: 1, claimed_amount: 20 },
    { kind: 'late', label: '2 days late', quantity: 2, claimed_amount: 20 },
    { kind: 'credit', label: '1 day out of order', quantity: 1, unit_amount: -160, claimed_amount: -160 },
  ]);
});

it.each(['11/30/2026 4:00 PM', '15 December 2026', '2026-12-15T10:00-08', '20261215T100000Z'])(
  'says that %s is no instant',
  async (returned_at) => {
    const { owner, path } = await rented();
    const answer = await as(owner).post(`${path}/quote`, { returned_at });
    expect(refusal(answer)).toEqual([422, { returned_at: ['The returned at field must be a valid date.'] }]);
  },
);

it('is quoted before the return is recorded, and writes nothing', async () => {
  const { owner, path, make, bring } = await rented();
  const input = { hours: 1050, fuel_amount: 30, returned_at: '2026-12-18T20:00:00Z' };

  const quoted = await as(owner).post(`${path}/quote`, input);

  expect(quoted.status).toBe(200);
  expect(quoted.body).toMatchObject({ total: 230, from_deposit: 100, to_charge: 130, to_refund: 0 });
  expect(await rows('rental_bills')).toEqual([]);
  await bring({ hours: 1050 });
  expect((await make({ fuel_amount: 30 })).body.lines).toEqual(quoted.body.lines);
});

it('is made after the return, once, and in time', async () => {
  const { owner, renter, path, rental, bring, make } = await rented();
  const early = await make({ fuel_amount: 1 });
  expect([early.status, early.body.message]).toEqual([409, 'This rental request is active.']);
  expect((await as(owner).get(path)).status).toBe(404);
  expect((await as(renter).post(`${path}/accept`)).status).toBe(404);
  await bring();

  later('2026-12-20T22:59:59Z');
  const answers = await Promise.all(Array.from({ length: 4 }, () => make({ fuel_amount: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect((await make({ fuel_amount: 1 })).body.message).toBe('This rental has a bill.');
  expect(await rows('rental_bills')).toHaveLength(1);
  expect((await as(owner).get(rental)).body.bill.status).toBe('offered');
});

it('comes too late after 48 hours', async () => {
  const { bring, make } = await rented();
  await bring();
  later('2026-12-20T23:00:00Z');
  expect((await make({ fuel_amount: 1 })).status).toBe(409);
});

it('comes too late after the return was accepted', async () => {
  const { renter, rental, bring, make } = await rented();
  await bring();
  await as(renter).post(`${rental}/machine_return/accept`);

  const late = await make({ fuel_amount: 1 });

  expect([late.status, late.body.message]).toEqual([409, 'This rental request is closed.']);
});

it('may follow a return that its renter contests', async () => {
  const { renter, rental, bring, make } = await rented();
  await bring();
  await as(renter).post(`${rental}/machine_return/contest`, { reason: 'It was clean.' });

  expect((await make({ fuel_amount: 1 })).status).toBe(201);
});
