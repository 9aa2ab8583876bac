import { REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { readyApproval, rivalsOf, rivalWords } from './approval-words';

const request = {
  user: { id: 2, name: 'Ray Renter' },
  machine: { subject: 'Bobcat T66', user_name: 'Olive Owner' },
  start_date: '2027-03-01',
  end_date: '2027-03-10',
  delivery_enabled: false,
  address: '812 Story Lane, Austin',
} as RentalRequestRecord;

it('has what a renter asks first', () => {
  expect(readyApproval(request)).toBe(
    'Hi Ray, Bobcat T66 is yours: Mon, Mar 1 – Wed, Mar 10, 2027. Message me here when you’d like to pick it up.',
  );
  expect(readyApproval({ ...request, delivery_enabled: true })).toMatch(
    /It’ll be delivered to 812 Story Lane, Austin\.$/,
  );
  expect(readyApproval(request).length).toBeLessThan(REASON_MAX);
});

const asked = (id: number, start_date: string, end_date: string) => ({ id, start_date, end_date });

it('counts who asks for at least one of the same days', () => {
  const own = asked(1, '2027-04-05', '2027-04-09');
  const waiting = [
    own,
    asked(2, '2027-04-01', '2027-04-04'),
    asked(3, '2027-04-01', '2027-04-05'),
    asked(4, '2027-04-09', '2027-04-12'),
    asked(5, '2027-04-10', '2027-04-12'),
  ];

  expect(rivalsOf(own, waiting).map(({ id }) => id)).toEqual([3, 4]);
});

it('names them', () => {
  expect([rivalWords(1), rivalWords(2)]).toEqual([
    'Another request wants these days',
    '2 other requests want these days',
  ]);
});
