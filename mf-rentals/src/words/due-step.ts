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
import { otherParty } from './reader';
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
      return ['Do not hand over: the rent is unpaid', unpaidWords(request)];
    case 'answer_change':
      return ['Answer the change', changeWords(request, now)];
    case 'answer_breakdown':
      return ['Answer the breakdown', breakdownWords(request)];
    case 'hand_over':
      return ['Hand the machine over', handOverWords(request)];
    case 'sign_handover':
      return ['Sign the hand-over', SIGN_WORDS];
    case 'bring_back':
      return ['Bring the machine back', bringBackWords(request)];
    case 'record_return':
      return request.call_off
        ? ['Fetch the machine', fetchWords(request, request.call_off)]
        : ['Record the return', overdueWords(request)];
    case 'accept_return':
      return ['Look at the return', returnWords(request, now) + owedWords(request)];
    case 'answer_bill':
    case 'answer_bill_offer':
    case 'decide_on_bill':
      return billDueWords(due, request);
    case 'decide_on_return':
      return ['Decide on the return', contestWords(request)];
  }
}

const OTHER_DAYS_WORDS =
  'Some of them went to another rental, or the owner keeps them back. Nothing was charged. Move your request to free days, or find another machine.';

function answerWords({ days_free, user: { name } }: RentalRequestRecord): Words {
  if (days_free !== false)
    return ['Approve or decline', `${name} waits for your answer. The days are taken once you approve.`];
  return [
    'These days are taken',
    `Another rental or a day you keep back is in the way, so this request cannot be approved. ${name} can move it to other days; or decline it.`,
  ];
}

function cardWords(request: RentalRequestRecord, now: Date): string {
  return `${otherParty(request, 'renter')} sees your request. Once it is approved, ${chargedAtApproval(request, now)} charged to your card.`;
}

function paymentOf(request: RentalRequestRecord): PaymentRecord {
  const payment = duePayment(request);
  if (!payment) throw new Error('To pay is due, and no payment is.');
  return payment;
}

/** A payment that is due as well, after the words about the return. Begins with a space. */
function owedWords(request: RentalRequestRecord): string {
  const payment = duePayment(request);
  return payment ? ` ${whatWords(withAmountDue(request, payment))} is owed still: pay it under “Money”.` : '';
}

function confirmWords(payment: PaymentRecord, request: RentalRequestRecord, now: Date): Words {
  const amount = formatMoney(payment.amount, payment.currency);
  return [
    `Your bank wants you to confirm ${amount}`,
    `It is the ${paymentNoun(payment)}. Confirm it with your bank, or pay with another card. ${consequence(payment, request, now)}`,
  ];
}

function payWords(payment: PaymentRecord, request: RentalRequestRecord, now: Date): Words {
  if (!request.has_card) {
    return [
      `Add a card: ${whatLower(payment)} is due`,
      `There is no card to charge. ${consequence(payment, request, now)}${rentToo(payment, request, now)}`,
    ];
  }
  const why = hasFailed(payment) ? failureWords(payment) : 'Your bank has not approved it.';
  return [
    `${whatWords(payment)} could not be charged`,
    `${why} Try again, or pay with another card. ${consequence(payment, request, now)}${rentToo(payment, request, now)}`,
  ];
}

/** `whatWords` for use within a sentence. */
const whatLower = (payment: PaymentRecord) => whatWords(payment).replace('The ', 'the ');

/** The deposit is requested first; its payer has to know that it is not all. Begins with a space. */
function rentToo({ kind }: PaymentRecord, request: RentalRequestRecord, now: Date): string {
  const rent = kind === 'deposit' ? retryablePayment(request.payments, 'rental') : null;
  return rent
    ? ` ${whatWords(withAmountDue(request, rent))} was refused as well. ${payableWords(request, now)}`
    : '';
}

function unpaidWords({ unpaid, machine }: RentalRequestRecord): string {
  const over = unpaid ? ` was over on ${instantWords(unpaid.deadline_at, zoneOf(machine))}` : ' is over';
  return `The time to pay${over}. End the rental, or hand over anyway.`;
}

function changeWords(request: RentalRequestRecord, now: Date): string {
  const change = openChange(request, now);
  if (!change) return '';
  const until = deadlineWords(change.answer_by, zoneOf(request.machine));
  return `${change.user_name} would like to change the rental. Accept or decline until ${until}; then the offer lapses.`;
}

function breakdownWords({ user }: RentalRequestRecord): string {
  return `${user.name} cannot work with the machine. Say when it works again, or offer another one. Each whole day that it is down is credited.`;
}

const SIGN_WORDS =
  'It stands below: how the machine is, with hours, fuel and photos. Sign it, or change what is not so.';

function handOverWords(request: RentalRequestRecord): string {
  const late = machineLateStep(request, 'owner');
  if (late) return `${late.title}. ${late.text}`;
  const starts = `The rental starts ${dayWords(request.start_date, request.start_time)}.`;
  return `${starts} Note hours, fuel and condition, with photos; then both of you sign.`;
}

function fetchWords({ user }: RentalRequestRecord, { number, last_day }: CallOff): string {
  return `${user.name} called it off, number ${number}. The last day that is billed is ${dayWords(last_day)}. Record the return once it is there.`;
}

function bringBackWords(request: RentalRequestRecord): string {
  return `${lateWords(request)} ${otherParty(request, 'renter')} notes hours, fuel and condition; then the deposit comes back.`;
}

function overdueWords(request: RentalRequestRecord): string {
  const what = hasPaidRent(request.payments) ? 'change of the rental' : 'rent';
  const owed = request.unpaid?.kind === 'rental' ? ` The ${what} is still unpaid.` : '';
  return `${lateWords(request)}${owed}`;
}

function returnWords(request: RentalRequestRecord, now: Date): string {
  const due = answerDue(request, now);
  const until = due ? `, until ${deadlineWords(due, zoneOf(request.machine))}` : '';
  return `Accept it, or say what is wrong${until}. Without an answer it counts as accepted.`;
}
