import { completedMoreThan, completedSince, isPastCancellationWindow, isPastEnd } from './batch-windows';

const ZONES = ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'];

/** What clock and calendar show at a place, by Intl alone: an oracle that shares nothing with the rules. */
function wall(zone: string, instant: number): string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return shown.format(instant);
}

/** The first instant at which the place shows the day, found by halving. */
function midnight(day: string, zone: string): number {
  let [before, after] = [
    Date.parse(`${day}T00:00:00Z`) - 50_400_000,
    Date.parse(`${day}T00:00:00Z`) + 50_400_000,
  ];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wall(zone, middle) >= `${day} 00:00:00`) after = middle;
    else before = middle;
  }
  return after;
}

const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe.each(ZONES)('windows in %s', (zone) => {
  let seed = 20_261_120;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const cases = Array.from({ length: 40 }, () => ({
    day: later('2026-01-01', random(900)),
    hours: random(400),
  }));

  it.each([-1000, -1, 0, 1, 1000])('agree with the oracle %i ms from the edge', (offset) => {
    for (const { day, hours } of cases) {
      const start = midnight(day, zone) - hours * 3_600_000;
      const end = (days: number) => new Date(midnight(later(day, 1 + days), zone) + offset);
      const span = { start_date: day, end_date: day };
      expect({
        day,
        window: isPastCancellationWindow(span, hours, zone, new Date(start + offset)),
        close: completedMoreThan(7, span, zone, end(7)),
        notify: completedSince(1, span, zone, end(1)),
        over: isPastEnd(span, zone, end(0)),
      }).toEqual({ day, window: offset > 0, close: offset > 0, notify: offset >= 0, over: offset >= 0 });
    }
  });
});
