import type { RentalRequestRecord } from '@yard/contracts';
import { offlineRental } from './offline-rental';

const request = {
  id: 7,
  status: 'approved',
  start_date: '2026-12-14',
  end_date: '2026-12-18',
  address: '12 Quarry Road, Austin',
  delivery_enabled: false,
  delivery_distance: null,
  payments: [],
  changes: [],
  breakdowns: [],
  start_time: null,
  end_time: null,
  has_card: true,
  user: { id: 2, name: 'Ray Renter' },
  machine: {
    user_id: 1,
    user_name: 'Olive Owner',
    subject: 'Crawler Excavator',
    time_zone: 'America/Chicago',
  },
  pickup: { address: '5 Yard Lane, Austin', owner_phone: '+1 512 555 0100' },
} as unknown as RentalRequestRecord;

it('has where the machine is, whom to call and what comes next, as text alone', () => {
  const shown = offlineRental(request, 'renter', { unit: 'miles', now: new Date('2026-11-20T12:00:00Z') });

  expect(shown).toMatchObject({ title: 'Crawler Excavator', days: expect.stringContaining('18 Dec') });
  expect(shown.step).toMatch(/^Starts Mon 14 Dec\. .*5 Yard Lane/);
  const facts = Object.fromEntries(shown.facts.map(({ label, value }) => [label, value]));
  expect(facts).toMatchObject({
    'Place of use': '12 Quarry Road, Austin',
    'How it gets there': 'Picked up',
    'Pick it up at': '5 Yard Lane, Austin',
    'Owner’s phone': '+1 512 555 0100',
    Renter: 'Ray Renter',
    Owner: 'Olive Owner',
  });
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
});
