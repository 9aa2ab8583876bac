import { machineReturn, returnedRental } from '@yard/testing/records';
import { contestWords } from './contest-words';

const AT = '2026-12-19T12:00:00.000000Z';
const LATER = '2026-12-19T13:00:00.000000Z';

it.each([
  ['as it was contested', { updated_at: AT }, 'Ray contested it: Not mine.'],
  [
    'that its owner changed since',
    { updated_at: LATER },
    'Olive has changed the return since Ray contested it: Not mine.',
  ],
  ['that was accepted since', { updated_at: LATER, accepted_at: LATER }, 'Ray contested it: Not mine.'],
])('tells why a return is contested %s', (_, fields, words) => {
  const back = machineReturn({ contested_at: AT, contest_reason: 'Not mine.', ...fields });

  expect(contestWords(returnedRental({ machine_return: back }))).toBe(words);
});
