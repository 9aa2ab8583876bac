import { addDays } from '@yard/dates';
import { as, guest, later, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

/** A day on which the clocks change, and the first instants of it and of the next day: 23 or 25 hours apart. */
const CHANGE_DAYS = [
  ['America/Chicago', '2027-03-14', '2027-03-14T06:00:00Z', '2027-03-15T05:00:00Z'],
  ['America/Chicago', '2027-11-07', '2027-11-07T05:00:00Z', '2027-11-08T06:00:00Z'],
  ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
  ['Europe/Berlin', '2027-10-31', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  ['Pacific/Auckland', '2027-04-04', '2027-04-03T11:00:00Z', '2027-04-04T12:00:00Z'],
  ['Pacific/Auckland', '2027-09-26', '2027-09-25T12:00:00Z', '2027-09-26T11:00:00Z'],
  // Midnight does not exist here, and comes twice there.
  ['America/Santiago', '2027-09-05', '2027-09-05T04:00:00Z', '2027-09-06T03:00:00Z'],
  ['America/Havana', '2027-11-07', '2027-11-07T04:00:00Z', '2027-11-08T05:00:00Z'],
] as const;

const before = (iso: string) => new Date(Date.parse(iso) - 1000).toISOString();

describe.each(CHANGE_DAYS)('in %s on %s', (time_zone, day, midnight, nextMidnight) => {
  const on = (start: number, end = start) => ({
    start_date: addDays(day, start),
    end_date: addDays(day, end),
  });

  it('is one whole day in quote, request, approval and calendar', async () => {
    later(`${addDays(day, -10)}T12:00:00Z`);
    const { machine, ask, approved } = await rentalScene({ time_zone, turnaround_days: 1 });
    const quote = async (span: object) =>
      (await guest().post('/api/rental_requests/quote', { machine_id: machine.id, ...span })).body;
    expect(await quote(on(0))).toMatchObject({
      available: true,
      rental_amount: 400,
      lines: [{ label: '1 day', quantity: 1 }],
    });
    expect(await quote(on(-1, 1))).toMatchObject({ rental_amount: 1200 });

    const request = await approved(on(0));

    const path = `/api/machines/${machine.id}/availability`;
    const window = { from: addDays(day, -3), to: addDays(day, 3) };
    expect((await guest().get(path, window)).body.taken).toEqual([
      { from: day, to: day, reason: 'rental' },
      { from: addDays(day, 1), to: addDays(day, 1), reason: 'turnaround' },
    ]);
    const days = await rows<{ day: string }>('machine_days', 'rental_request_id = ?', [request.id]);
    expect(days.map((row) => row.day)).toEqual([day, addDays(day, 1)]);
    // Taken with and without the turnaround on either side, and free right beside it.
    for (const span of [on(0), on(-1), on(1), on(-2, 0)]) {
      expect(await quote(span)).toMatchObject({ available: false });
      expect((await ask(span)).status).toBe(409);
    }
    for (const span of [on(-2), on(2)]) expect(await quote(span)).toMatchObject({ available: true });
    const { free } = (await ask(on(0))).body;
    expect(free).toEqual(expect.arrayContaining([{ from: addDays(day, 2), to: addDays(day, 2) }]));
    expect((await ask(on(-2))).status).toBe(201);
  });

  it('begins and ends at midnight of the place', async () => {
    later(`${addDays(day, -10)}T12:00:00Z`);
    const { renter, admin, approved, act } = await rentalScene({ time_zone });
    const request = await approved(on(0));
    const status = async () => (await as(renter).get(`/api/rental_requests/${request.id}`)).body.status;

    later(before(midnight));
    expect(await status()).toBe('approved');
    later(midnight);
    expect(await status()).toBe('active');
    later(before(nextMidnight));
    expect(await act(admin, request, 'close')).toMatchObject({ status: 409 });
    later(nextMidnight);
    expect(await act(admin, request, 'close')).toMatchObject({ status: 200, body: { status: 'closed' } });
  });

  it('may be asked for as long as it lasts', async () => {
    later(`${addDays(day, -10)}T12:00:00Z`);
    const { owner, renter, ask } = await rentalScene({ time_zone });
    const second = await make.machine(owner, { time_zone });

    later(before(midnight));
    expect((await ask(on(-1), renter)).status).toBe(201);
    later(midnight);
    expect((await ask({ ...on(-1), machine_id: second.id }, renter)).status).toBe(422);
    later(before(nextMidnight));
    expect((await ask(on(0), renter)).status).toBe(201);
    later(nextMidnight);
    expect((await ask({ ...on(0), machine_id: second.id }, renter)).status).toBe(422);
  });
});
