import { isPaid, paymentLabel, type RentalRequestRecord, takenByBank } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { Banner, PriceLines } from '@yard/ui';
import { firstNames, type Reader } from '../../words/reader';
import { refundSum } from '../../words/refund-plan';

export interface CancelRefundProps {
  request: RentalRequestRecord;
  reader: Reader;
  /** Refunds in major units, by the payment's id. */
  back: ReadonlyMap<number, number>;
}

export function CancelRefundLines({ request, reader, back }: CancelRefundProps) {
  const collected = request.payments.filter(isPaid);
  const currency = request.payments[0]?.currency ?? '';
  const money = (amount: number) => formatMoney(amount, currency);
  if (collected.length === 0) {
    return (
      <Banner tone="info" title="Nothing to refund">
        You haven’t been charged, so there’s nothing to refund.
      </Banner>
    );
  }
  const lines = collected.map(({ id, amount, dispute, returning_amount = 0, ...payment }) => {
    const taken = takenByBank(dispute);
    const detail = [
      `of ${money(amount)} paid`,
      taken > 0 ? `the bank has ${money(taken)}` : [],
      returning_amount > 0 ? `${money(returning_amount)} is on its way back` : [],
    ];
    return {
      label: paymentLabel(payment, request),
      detail: detail.flat().join('; '),
      amount: back.get(id) ?? 0,
    };
  });
  const total = refundSum({ back: lines });
  const isWhole = total === refundSum({ back: collected });
  return (
    <>
      <Banner
        tone={total === 0 ? 'warn' : 'info'}
        title={total === 0 ? 'No refund' : `${money(total)} refund`}
      >
        {reader === 'renter' ? termsWords(request, total) : leftWords(request, isWhole)}
      </Banner>
      <PriceLines lines={[...lines, { label: 'Refund', amount: total, kind: 'total' }]} currency={currency} />
    </>
  );
}

function termsWords({ cancels_free }: RentalRequestRecord, total: number) {
  if (cancels_free) {
    return 'The machine wasn’t back in time, so you can cancel for free until you pick it up. We’ll refund everything to your card.';
  }
  return total === 0
    ? 'Under the cancellation terms, it’s too late for a refund.'
    : 'Under the cancellation terms, we’ll refund this to your card.';
}

function leftWords(request: RentalRequestRecord, isWhole: boolean) {
  const { renter } = firstNames(request);
  const what = isWhole ? `everything ${renter} paid` : `what’s left of what ${renter} paid`;
  return `We’ll refund ${what} to the card.`;
}
