import * as guards from './bill-guards';
import { billMoves } from './bill-moves';
import type { MoveRow } from './move-row';
import type { ReturnState } from './return-state';
import { type FactsOf, rentalMoves } from './rental-moves';
import { guardRefusal } from './rental-request.policy';

const NOW = new Date('2026-12-01T12:00:00Z');
const SOON = new Date('2026-12-01T12:00:01Z');
type BillMove = keyof typeof billMoves;
const guarded = <M extends BillMove>(move: M, facts: FactsOf<M>, refusal: string | null) =>
  [move, refusal, () => guardRefusal(move, facts)] as const;
const billed = (state: ReturnState, more: { hasBill?: boolean; until?: Date } = {}) => ({
  state,
  hasBill: false,
  until: SOON,
  now: NOW,
  ...more,
});

const GUARDS = [
  guarded('makeBill', billed('open'), null),
  guarded('makeBill', billed('contested'), null),
  guarded('makeBill', billed('open', { hasBill: true }), 'This rental has a bill.'),
  guarded('makeBill', billed('accepted'), 'This machine return is accepted.'),
  guarded('makeBill', billed('open', { until: NOW }), 'The time to bill this rental is over.'),
  guarded('acceptBill', { bill: 'offered' }, null),
  guarded('acceptBill', { bill: 'paid' }, 'This bill is paid.'),
  guarded('contestBill', { bill: 'offered', by: SOON, now: NOW }, null),
  guarded('contestBill', { bill: 'offered', by: NOW, now: NOW }, 'The time to answer this bill is over.'),
  guarded('contestBill', { bill: 'contested', by: SOON, now: NOW }, 'This bill is contested.'),
  guarded('answerBillBySilence', { bill: 'offered', by: NOW, now: NOW }, null),
  guarded('answerBillBySilence', { bill: 'offered', by: SOON, now: NOW }, 'It can still be answered.'),
  guarded('answerBillBySilence', { bill: 'contested', by: NOW, now: NOW }, 'It can still be answered.'),
  guarded('offerOnBill', { bill: 'contested' }, null),
  guarded('offerOnBill', { bill: 'offered' }, 'This bill is offered.'),
  guarded('acceptBillOffer', { bill: 'contested', hasOffer: true }, null),
  guarded('acceptBillOffer', { bill: 'contested', hasOffer: false }, 'Nothing is offered.'),
  guarded('acceptBillOffer', { bill: 'decided', hasOffer: true }, 'This bill is decided.'),
  guarded('closeBilled', { bill: 'paid', to_charge: 5 }, null),
  guarded('closeBilled', { bill: 'decided', to_charge: 0 }, null),
  guarded('closeBilled', { bill: 'decided', to_charge: 5 }, 'This bill is decided.'),
];

it.each(GUARDS)('the guard of %s says: %s', (_move, refusal, told) => expect(told()).toBe(refusal));

it.each([true, false])('tries every guard; refused: %s', (isRefused) => {
  const tried = GUARDS.filter(([, refusal]) => (refusal !== null) === isRefused).map(([move]) => move);
  const seen = new Set(tried.map((move) => (rentalMoves[move] as MoveRow).guard));
  expect(Object.values(guards).filter((guard) => !seen.has(guard))).toEqual([]);
});
