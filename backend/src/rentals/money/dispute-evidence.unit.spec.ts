import { MachineReturn } from '../records/machine-return.entity';
import { Payment } from '../../payments/payment.entity';
import { answersOf, paymentLine } from './dispute-evidence';

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

it.each([
  [
    'was collected',
    { amount: 120_000, failure_message: null },
    'rental $1,200.00, succeeded, refunded $0.00',
  ],
  [
    'was waived',
    { amount: 120_000, status: 'waived', waiver_reason: 'They are bankrupt.' },
    'rental $1,200.00, waived: They are bankrupt., refunded $0.00',
  ],
])('tells the bank of a payment that %s', (_, fields, words) => {
  const created_at = at('19T12:00:00.000');
  const payment = { kind: 'rental', status: 'succeeded', refunded_amount: 0, created_at, ...fields };
  expect(paymentLine(Object.assign(new Payment(), payment))).toBe(`2026-12-19T12:00:00.000000Z ${words}`);
});
