import { approvedRental } from '@yard/testing/records';
import { offlineRental } from './offline-rental';

const request = approvedRental({
  address: '12 Quarry Road, Austin',
  payments: [],
  pickup: { address: '5 Yard Lane, Austin', owner_phone: '+1 512 555 0100' },
});

it('has where the machine is, whom to call and what comes next, as text alone', () => {
  const shown = offlineRental(request, 'renter', { unit: 'miles', now: new Date('2026-11-20T12:00:00Z') });

  expect(shown).toMatchObject({
    title: 'Multiquip DCA70SSJU4F towable generator',
    days: expect.stringContaining('Dec 18'),
  });
  expect(shown.step).toMatch(/^Starts Mon, Dec 14\. .*5 Yard Lane/);
  const facts = Object.fromEntries(shown.facts.map(({ label, value }) => [label, value]));
  expect(facts).toMatchObject({
    'Place of use': '12 Quarry Road, Austin',
    'How it gets there': 'Picked up',
    'Pick-up address': '5 Yard Lane, Austin',
    'Owner’s phone': '+1 512 555 0100',
    Owner: 'Olive Owner',
  });
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
});
