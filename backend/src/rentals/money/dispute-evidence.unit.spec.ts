import { MachineReturn } from '../records/machine-return.entity';
import { answersOf } from './dispute-evidence';

const at = (time: string) => new Date(`2026-12-${time}Z`);
const report = (answers: Partial<MachineReturn>) =>
  Object.assign(new MachineReturn(), {
    created_at: at('19T12:00:00.000'),
    changed_at: at('20T12:00:00.000'),
    accepted_at: null,
    contested_at: null,
    contest_reason: null,
    ...answers,
  });
const contested = { contested_at: at('20T13:00:00.000'), contest_reason: 'It was clean.' };

it.each([
  ['nothing', {}, []],
  [
    'an acceptance',
    { accepted_at: at('20T14:00:00.000') },
    ['2026-12-20T14:00:00.000000Z accepted by the customer'],
  ],
  [
    'silence',
    { accepted_at: at('22T12:00:00.000') },
    ['2026-12-22T12:00:00.000000Z accepted by silence: no answer within 48 hours'],
  ],
  ['a contest', contested, ['2026-12-20T13:00:00.000000Z contested by the customer: It was clean.']],
  [
    'a contest, accepted in the end',
    { ...contested, accepted_at: at('21T14:00:00.000') },
    [
      '2026-12-20T13:00:00.000000Z contested by the customer: It was clean.',
      '2026-12-21T14:00:00.000000Z accepted by the customer',
    ],
  ],
])('tells the bank of a return: %s', (_, answers, lines) => {
  expect(answersOf(report(answers))).toEqual(lines);
});
