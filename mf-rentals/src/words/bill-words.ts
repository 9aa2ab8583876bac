import type { BillOffer, BillRecord, BillStatus, PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { isUnsigned, isWaived, zoneOf } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { Tone } from '@yard/ui';
import { firstNames, type Reader } from './reader';
import { deadlineWords } from './time-words';

export type BillSources = Pick<BillRecord, 'from_deposit' | 'to_charge' | 'to_refund'>;

export const billStatusWords: Record<BillStatus, { label: string; tone: Tone }> = {
  offered: { label: 'Waiting for an answer', tone: 'warn' },
  contested: { label: 'Contested', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'info' },
  decided: { label: 'Decided', tone: 'info' },
  paid: { label: 'Paid', tone: 'good' },
  unpaid: { label: 'Unpaid', tone: 'bad' },
};

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
    { label: 'From the deposit', amount: bill.from_deposit },
    { label: card, amount: bill.to_charge },
    { label: 'Refunded from the rent', amount: bill.to_refund },
  ].filter(({ amount }) => amount > 0);
}

export function billDueWords(
  due: 'answer_bill' | 'answer_bill_offer' | 'decide_on_bill',
  request: RentalRequestRecord,
): [title: string, text: string] {
  const { bill } = request;
  const { renter } = firstNames(request);
  switch (due) {
    case 'answer_bill':
      return bill ? answerWords(request, bill) : ['Review the bill', ''];
    case 'answer_bill_offer':
      return ['Answer the offer', offerWords(request)];
    case 'decide_on_bill':
      return [
        'Decide on the bill',
        bill?.reason ? `${renter} contested it: ${bill.reason}` : `${renter} didn’t answer in time.`,
      ];
  }
}

function answerWords(request: RentalRequestRecord, bill: BillRecord): [title: string, text: string] {
  const currency = request.payments[0]?.currency;
  const money = (amount: number) => (currency ? formatMoney(amount, currency) : '');
  const title = currency ? `Review the bill of ${money(bill.total)}` : 'Review the bill';
  const charged =
    currency && bill.to_charge > 0
      ? `Your deposit covers ${money(bill.from_deposit)}, and your card pays ${money(bill.to_charge)}. `
      : '';
  const until = deadlineWords(bill.answer_by, zoneOf(request.machine));
  return [title, `${charged}Accept it or tell us what’s wrong by ${until}. ${silenceWords(bill)}`];
}

function silenceWords(bill: BillRecord): string {
  if (isUnsigned(bill))
    return 'If you don’t answer, Yard decides, because you haven’t both signed the same readings.';
  return bill.to_charge > 0
    ? 'If you don’t answer, Yard decides.'
    : 'If you don’t answer, it counts as accepted.';
}

export function offererOf(request: RentalRequestRecord, offer: BillOffer): string {
  const { renter, owner } = firstNames(request);
  return offer.user_id === request.user_id ? renter : owner;
}

function offerWords(request: RentalRequestRecord): string {
  const offer = request.bill?.offer;
  return offer
    ? `${offererOf(request, offer)} offered another amount for the damage. Accept it and the bill is final, or make your own offer.`
    : '';
}
