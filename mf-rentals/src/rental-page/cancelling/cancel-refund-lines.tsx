import { isPaid, paymentLabel, type RentalRequestRecord, takenByBank } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { Banner, PriceLines } from '@yard/ui';
import type { Reader } from '../../words/reader';
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
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  if (collected.length === 0) {
    return (
      <Banner tone="info" title="Nothing comes back">
        Nothing was charged so far, so nothing has to.
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
    return { label: paymentLabel(payment), detail: detail.flat().join('; '), amount: back.get(id) ?? 0 };
  });
  const total = refundSum({ back: lines });
  const isWhole = total === refundSum({ back: collected });
  return (
    <>
      <Banner
        tone={total === 0 ? 'warn' : 'info'}
        title={total === 0 ? 'Nothing comes back' : `${money(total)} comes back`}
      >
        {reader === 'renter' ? termsWords(request, total) : leftWords(request, isWhole)}
      </Banner>
      <PriceLines
        lines={[...lines, { label: 'Comes back', amount: total, kind: 'total' }]}
        currency={currency}
      />
    </>
  );
}

function termsWords({ cancels_free }: RentalRequestRecord, total: number) {
  if (cancels_free) {
    return 'The machine wasn’t back in time, so you can cancel free of charge until you pick it up. Everything you paid goes back to your card.';
  }
  return total === 0
    ? 'The cancellation terms give nothing back any more.'
    : 'By the cancellation terms, this goes back to your card.';
}

function leftWords({ user }: RentalRequestRecord, isWhole: boolean) {
  const what = isWhole ? `everything that ${user.name} paid` : `all that is left of what ${user.name} paid`;
  return `When you cancel, ${what} goes back to the card.`;
}
