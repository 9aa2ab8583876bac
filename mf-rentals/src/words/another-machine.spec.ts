import type { RentalRequestRecord } from '@yard/contracts';
import { anotherMachinePath } from './another-machine';

const request = {
  address_id: 7,
  start_date: '2027-04-05',
  end_date: '2027-04-09',
  delivery_enabled: true,
  machine: { machine_type_name: 'Mini Excavator' },
} as RentalRequestRecord;

it('searches for the same type, place, days and handover', () => {
  const days = 'from=2027-04-05&to=2027-04-09';
  const first = new Date('2027-04-05T12:00:00Z');

  expect(anotherMachinePath(request, first)).toBe(
    `/search?search=Mini+Excavator&address=7&${days}&delivery=1`,
  );
  const pickedUp = { ...request, delivery_enabled: false };
  expect(anotherMachinePath(pickedUp, first)).toBe(`/search?search=Mini+Excavator&address=7&${days}`);
  const past = anotherMachinePath(pickedUp, new Date('2027-04-07T12:00:00Z'));
  expect(past).toBe('/search?search=Mini+Excavator&address=7');
});
