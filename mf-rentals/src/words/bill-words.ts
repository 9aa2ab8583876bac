import type { BillOffer, BillRecord, BillStatus, PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { isUnsigned, isWaived, zoneOf } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { Tone } from '@yard/ui';
import { otherParty, type Reader } from './reader';
import { deadlineWords } from './time-words';

export type BillSources = Pick<BillRecord, 'from_deposit' | 'to_charge' | 'to_refund'>;

export const billStatusWords: Record<BillStatus, { label: string; tone: Tone }> = {
  offered: { label: 'Waits for the renter', tone: 'warn' },
  contested: { label: 'Contested', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'info' },
  decided: { label: 'Decided', tone: 'info' },
  paid: { label: 'Paid', tone: 'good' },
  unpaid: { label: 'Unpaid', tone: 'bad' },
};

/** The payment by which an admin waived what a bill charges. */
export function waivedBill({ payments }: RentalRequestRecord): PaymentRecord | undefined {
  return payments.find((payment) => payment.kind === 'bill' && isWaived(payment));
}

/** The sources of a bill's amount, each with its words; zero amounts are left out. */
export function billSources(
  bill: BillSources,
  reader: Reader,
  isCharged = true,
): { label: string; amount: number }[] {
  const charged = reader === 'renter' ? 'Charged to your card' : 'Charged to the renter’s card';
  const card = isCharged ? charged : 'Waived';
  return [
    { label: 'Out of the deposit', amount: bill.from_deposit },
    { label: card, amount: bill.to_charge },
    { label: 'Back of the rent', amount: bill.to_refund },
  ].filter(({ amount }) => amount > 0);
}

export function billDueWords(
  due: 'answer_bill' | 'answer_bill_offer' | 'decide_on_bill',
  request: RentalRequestRecord,
): [title: string, text: string] {
  const { bill, user } = request;
  switch (due) {
    case 'answer_bill':
      return bill ? answerWords(request, bill) : ['Look at the bill', ''];
    case 'answer_bill_offer':
      return ['Answer the offer', offerWords(request)];
    case 'decide_on_bill':
      return [
        'Decide on the bill',
        bill?.reason ? `${user.name} contested it: ${bill.reason}` : `${user.name} did not answer in time.`,
      ];
  }
}

function answerWords(request: RentalRequestRecord, bill: BillRecord): [title: string, text: string] {
  const currency = request.payments[0]?.currency;
  const money = (amount: number) => (currency ? formatMoney(amount, currency, { exact: true }) : '');
  const title = currency ? `Look at the bill of ${money(bill.total)}` : 'Look at the bill';
  const charged =
    currency && bill.to_charge > 0
      ? `Your deposit pays ${money(bill.from_deposit)} of it, your card ${money(bill.to_charge)}. `
      : '';
  const until = deadlineWords(bill.answer_by, zoneOf(request.machine));
  return [title, `${charged}Accept it, or say what is wrong, until ${until}. ${silenceWords(bill)}`];
}

function silenceWords(bill: BillRecord): string {
  if (isUnsigned(bill))
    return 'Without an answer Yard decides: the two of you have not signed the same readings.';
  return bill.to_charge > 0
    ? 'Without an answer the deposit pays what it covers, and Yard decides on the rest.'
    : 'Without an answer it counts as accepted.';
}

export function offererOf(request: RentalRequestRecord, offer: BillOffer): string {
  return offer.user_id === request.user_id ? request.user.name : otherParty(request, 'renter');
}

function offerWords(request: RentalRequestRecord): string {
  const offer = request.bill?.offer;
  return offer
    ? `${offererOf(request, offer)} offers another amount for the damage. Accept it, and the bill is settled; or make an offer of your own.`
    : '';
}
