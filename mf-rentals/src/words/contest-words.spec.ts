import { machineReturn, returnedRental } from '@yard/testing/records';
import { contestWords } from './contest-words';

const AT = '2026-12-19T12:00:00.000000Z';
const LATER = '2026-12-19T13:00:00.000000Z';

it.each([
  ['as it was contested', { updated_at: AT }, 'You contested it'],
  ['that its owner changed since', { updated_at: LATER }, 'Olive changed the return after you contested it'],
  ['that was accepted since', { updated_at: LATER, accepted_at: LATER }, 'You contested it'],
])('tells why a return is contested %s', (_, fields, told) => {
  const back = machineReturn({ contested_at: AT, contest_reason: 'Not mine.', ...fields });
  const request = returnedRental({ machine_return: back });

  expect(contestWords(request, 'renter')).toBe(`${told}: Not mine.`);
  const yousef = { ...request, user: { ...request.user, name: 'Yousef Renter' } };
  expect(contestWords(yousef, 'admin')).toBe(`${told.replace(/you/i, 'Yousef')}: Not mine.`);
});
