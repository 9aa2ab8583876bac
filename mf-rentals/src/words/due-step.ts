import {
  type CallOff,
  duePayment,
  hasFailed,
  hasPaidRent,
  paymentNoun,
  type PaymentRecord,
  type RentalRequestRecord,
  retryablePayment,
  withAmountDue,
  zoneOf,
} from '@yard/contracts';
import { answerDue, type DueAction, openChange } from '@yard/contracts/rental-moves';
import { formatMoney } from '@kit/money';
import { billDueWords } from './bill-words';
import { lateWords, machineLateStep } from './late-words';
import { contestWords } from './contest-words';
import { chargedAtApproval, consequence, failureWords, payableWords, whatWords } from './payment-words';
import { firstNameOf, firstNames } from './reader';
import type { NextStep } from './step';
import { dayWords, deadlineWords, instantWords } from './time-words';

type Words = [title: string, text: string];

/** The reader's due action and its reason; `dueAction` decides whether there is one. */
export function dueStep(due: DueAction, request: RentalRequestRecord, now: Date): NextStep {
  const [title, text] = wordsOf(due, request, now);
  return { turn: 'you', title, text, due };
}

function wordsOf(due: DueAction, request: RentalRequestRecord, now: Date): Words {
  switch (due) {
    case 'other_days':
      return ['These days are taken', OTHER_DAYS_WORDS];
    case 'answer':
      return answerWords(request);
    case 'add_card':
      return ['Add a card', cardWords(request, now)];
    case 'confirm':
      return confirmWords(paymentOf(request), request, now);
    case 'pay':
      return payWords(withAmountDue(request, paymentOf(request)), request, now);
    case 'unpaid':
      return ['Don’t hand over: the rent is unpaid', unpaidWords(request)];
    case 'answer_change':
      return ['Answer the change', changeWords(request, now)];
    case 'answer_breakdown':
      return ['Answer the breakdown', breakdownWords(request)];
    case 'hand_over':
      return ['Hand the machine over', handOverWords(request)];
    case 'sign_handover':
      return ['Sign the hand-over', SIGN_WORDS];
    case 'bring_back':
      return ['Bring the machine back', bringBackWords(request, now)];
    case 'record_return':
      return request.call_off
        ? ['Pick up the machine', fetchWords(request, request.call_off)]
        : ['Record the return', overdueWords(request, now)];
    case 'accept_return':
      return ['Review the return', returnWords(request, now) + owedWords(request)];
    case 'answer_bill':
    case 'answer_bill_offer':
    case 'decide_on_bill':
      return billDueWords(due, request);
    case 'decide_on_return':
      return ['Decide on the return', contestWords(request, 'admin')];
  }
}

const OTHER_DAYS_WORDS =
  'Another rental took some of them, or the owner blocked them. You haven’t been charged. Choose other days or another machine.';

function answerWords(request: RentalRequestRecord): Words {
  const { renter } = firstNames(request);
  if (request.days_free !== false)
    return [
      'Approve or decline',
      `${renter} is waiting for your answer. The days are booked once you approve.`,
    ];
  return [
    'These days are taken',
    `Another rental or a day you blocked is in the way, so you can’t approve this request. ${renter} can choose other days, or you can decline it.`,
  ];
}

function cardWords(request: RentalRequestRecord, now: Date): string {
  return `${firstNames(request).owner} can see your request. Once it’s approved, ${chargedAtApproval(request, now)} charged to your card.`;
}

function paymentOf(request: RentalRequestRecord): PaymentRecord {
  const payment = duePayment(request);
  if (!payment) throw new Error('To pay is due, and no payment is.');
  return payment;
}

/** A payment that is due as well, after the words about the return. Begins with a space. */
function owedWords(request: RentalRequestRecord): string {
  const payment = duePayment(request);
  return payment
    ? ` ${whatWords(withAmountDue(request, payment))} is still unpaid. Pay it under “Money”.`
    : '';
}

function confirmWords(payment: PaymentRecord, request: RentalRequestRecord, now: Date): Words {
  const amount = formatMoney(payment.amount, payment.currency);
  return [
    `Confirm ${amount} with your bank`,
    `Your bank has to approve the ${paymentNoun(payment)}. Confirm it, or pay with another card. ${consequence(payment, request, now)}`,
  ];
}

function payWords(payment: PaymentRecord, request: RentalRequestRecord, now: Date): Words {
  if (!request.has_card) {
    return [
      `Add a card: ${whatLower(payment)} is due`,
      `There’s no card to charge. ${consequence(payment, request, now)}${rentToo(payment, request, now)}`,
    ];
  }
  const why = hasFailed(payment) ? failureWords(payment) : 'Your bank hasn’t approved it.';
  return [
    `${whatWords(payment)} couldn’t be charged`,
    `${why} Try again, or pay with another card. ${consequence(payment, request, now)}${rentToo(payment, request, now)}`,
  ];
}

/** `whatWords` for use within a sentence. */
const whatLower = (payment: PaymentRecord) => whatWords(payment).replace('The ', 'the ');

/** The deposit is requested first; its payer has to know that it is not all. Begins with a space. */
function rentToo({ kind }: PaymentRecord, request: RentalRequestRecord, now: Date): string {
  const rent = kind === 'deposit' ? retryablePayment(request.payments, 'rental') : null;
  return rent
    ? ` ${whatWords(withAmountDue(request, rent))} was declined too. ${payableWords(request, now)}`
    : '';
}

function unpaidWords({ unpaid, machine }: RentalRequestRecord): string {
  const over = unpaid ? ` was ${instantWords(unpaid.deadline_at, zoneOf(machine))}` : ' has passed';
  return `The payment deadline${over}. End the rental, or hand over anyway.`;
}

function changeWords(request: RentalRequestRecord, now: Date): string {
  const change = openChange(request, now);
  if (!change) return '';
  const until = deadlineWords(change.answer_by, zoneOf(request.machine));
  return `${firstNameOf(change.user_name)} wants to change the rental. Accept or decline by ${until}, or the offer expires.`;
}

function breakdownWords(request: RentalRequestRecord): string {
  const { renter } = firstNames(request);
  return `${renter} can’t use the machine. Repair it or offer another one. ${renter} gets a credit for each full day it’s down.`;
}

const SIGN_WORDS =
  'Check the condition, hours, fuel and photos below. Sign if they’re right, or change them.';

function handOverWords(request: RentalRequestRecord): string {
  const late = machineLateStep(request, 'owner');
  if (late) return `${late.title}. ${late.text}`;
  const starts = `The rental starts ${dayWords(request.start_date, request.start_time)}.`;
  return `${starts} Record hours, fuel and condition with photos. Then you both sign.`;
}

function fetchWords(request: RentalRequestRecord, { number, last_day }: CallOff): string {
  return `${firstNames(request).renter} ended the rental early, number ${number}. The last billed day is ${dayWords(last_day)}. Record the return when the machine is back.`;
}

function bringBackWords(request: RentalRequestRecord, now: Date): string {
  return `${lateWords(request, now)} ${firstNames(request).owner} records hours, fuel and condition. Then the deposit comes back.`;
}

function overdueWords(request: RentalRequestRecord, now: Date): string {
  const what = hasPaidRent(request.payments) ? 'change of the rental' : 'rent';
  const owed = request.unpaid?.kind === 'rental' ? ` The ${what} is still unpaid.` : '';
  return `${lateWords(request, now)}${owed}`;
}

function returnWords(request: RentalRequestRecord, now: Date): string {
  const due = answerDue(request, now);
  const until = due ? ` by ${deadlineWords(due, zoneOf(request.machine))}` : '';
  return `Accept it or tell us what’s wrong${until}. If you don’t answer, it counts as accepted.`;
}
