import { movedDays } from './moved-days';
import type { TakenDay } from './taken-spans';

const NOW = new Date('2027-03-17T18:00:00Z');
const crane = { id: 1, turnaround_days: 0, time_zone: 'America/Chicago' };
const days = (machine_id: number, ...all: string[]): TakenDay[] =>
  all.map((day) => ({ machine_id, rental_request_id: 5, day, reason: 'rental' }));
const movedTo = (has: TakenDay[], end_date: string) =>
  movedDays(has, crane, { id: 5, start_date: '2027-03-14', end_date }, NOW);

it('has the days that it had of this machine, and needs the others', () => {
  const moved = movedTo(days(1, '2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'), '2027-03-18');
  expect(moved).toMatchObject({ start_date: '2027-03-14', isShorter: false });
});

it('after a swap there and back asks for no day of the time between', () => {
  const has = [
    ...days(1, '2027-03-14', '2027-03-15'),
    ...days(2, '2027-03-16'),
    ...days(1, '2027-03-17', '2027-03-18'),
  ];
  expect(movedTo(has, '2027-03-19')).toMatchObject({ start_date: '2027-03-17', isShorter: false });
  expect(movedTo(has, '2027-03-17')).toMatchObject({ isShorter: true, days: days(1, '2027-03-17') });
});

it('needs another machine from today on', () =>
  expect(movedTo(days(2, '2027-03-14', '2027-03-17', '2027-03-18'), '2027-03-18').days).toEqual(
    days(1, '2027-03-17', '2027-03-18'),
  ));
