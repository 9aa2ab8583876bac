import { REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { readyApproval } from './ready-text';

const request = {
  user: { id: 2, name: 'Ray Renter' },
  machine: { subject: 'Bobcat T66' },
  start_date: '2027-03-01',
  end_date: '2027-03-10',
  delivery_enabled: false,
  address: '812 Story Lane, Austin',
} as RentalRequestRecord;

it('has what a renter asks first', () => {
  expect(readyApproval(request)).toBe(
    'Hello Ray Renter, Bobcat T66 is yours: Mon 1 Mar – Wed 10 Mar 2027. Write to me here when you would like to pick it up.',
  );
  expect(readyApproval({ ...request, delivery_enabled: true })).toMatch(
    /It is delivered to 812 Story Lane, Austin\.$/,
  );
  expect(readyApproval(request).length).toBeLessThan(REASON_MAX);
});
