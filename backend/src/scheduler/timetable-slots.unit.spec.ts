import { lastSlot } from './timetable-slots';

const NAME = 'cancel_expired_rental_requests';
const slot = (at: string, zone: string, now: string) => {
  const { key, instant } = lastSlot(NAME, at, zone, new Date(now));
  return [key.slice(NAME.length + 1), instant.toISOString().slice(0, 16)];
};

describe('lastSlot', () => {
  it.each([
    ['00:30', 'UTC', '2026-11-20T00:29:59Z', '2026-11-19', '2026-11-19T00:30'],
    ['00:30', 'UTC', '2026-11-20T00:30:00Z', '2026-11-20', '2026-11-20T00:30'],
    ['07:00', 'America/Chicago', '2026-11-20T12:59:59Z', '2026-11-19', '2026-11-19T13:00'],
    ['07:00', 'America/Chicago', '2026-11-20T13:00:00Z', '2026-11-20', '2026-11-20T13:00'],
    ['00:30', 'Pacific/Auckland', '2026-11-20T11:30:00Z', '2026-11-21', '2026-11-20T11:30'],
  ])('finds the last %s in %s at %s', (at, zone, now, day, instant) => {
    expect(slot(at, zone, now)).toEqual([day, instant]);
  });

  it('gives each day one slot when the clocks change', () => {
    const days = (from: string, hours: number, at: string, zone: string) =>
      Array.from({ length: hours * 4 }, (_, quarter) =>
        slot(at, zone, new Date(Date.parse(from) + quarter * 900_000).toISOString()).join(' '),
      );
    // 02:30 does not exist on 8 March in Chicago, and 01:30 comes twice on 1 November.
    expect([...new Set(days('2026-03-07T12:00:00Z', 48, '02:30', 'America/Chicago'))]).toEqual([
      '2026-03-07 2026-03-07T08:30',
      '2026-03-08 2026-03-08T08:30',
      '2026-03-09 2026-03-09T07:30',
    ]);
    expect([...new Set(days('2026-10-31T12:00:00Z', 48, '01:30', 'America/Chicago'))]).toEqual([
      '2026-10-31 2026-10-31T06:30',
      '2026-11-01 2026-11-01T06:30',
      '2026-11-02 2026-11-02T07:30',
    ]);
  });
});
