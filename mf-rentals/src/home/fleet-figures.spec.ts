import type { FleetMachineRecord } from '@yard/contracts';
import { fleetFigures } from './fleet-figures';

const machine = (changes: Partial<FleetMachineRecord>) =>
  ({
    published_at: '2026-11-01T00:00:00.000000Z',
    rented_days: 0,
    page_views: 0,
    requests: 0,
    bookings: 0,
    ...changes,
  }) as FleetMachineRecord;

it('adds up what is published, and leaves drafts out', () => {
  const fleet = [
    machine({ rented_days: 7, page_views: 30, requests: 3, bookings: 2 }),
    machine({ rented_days: 14, page_views: 12, requests: 1 }),
    machine({ published_at: null, rented_days: 5, page_views: 9, requests: 9, bookings: 9 }),
  ];

  expect(fleetFigures(fleet, 28)).toEqual({
    machines: 2,
    rented: 21,
    days: 56,
    visitors: 42,
    requests: 4,
    bookings: 2,
  });
  expect(fleetFigures([], 28)).toMatchObject({ machines: 0, days: 0 });
});
