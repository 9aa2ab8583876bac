import { paymentLabel, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { Banner, PriceLines } from '@yard/ui';
import { cancelRefunds, totalBack } from '../../words/cancel-refund';
import type { Reader } from '../../words/reader';
import { refundNow } from '../../words/refund-words';

export interface CancelRefundProps {
  request: RentalRequestRecord;
  reader: Reader;
  now: Date;
}

/** What comes back when this reader cancels now, payment by payment, and why. */
export function CancelRefundLines({ request, reader, now }: CancelRefundProps) {
  const refunds = cancelRefunds(request, reader, now);
  const currency = request.payments[0]?.currency ?? '';
  if (refunds.length === 0) {
    return (
      <Banner tone="info" title="Nothing comes back">
        Nothing was charged so far, so nothing has to.
      </Banner>
    );
  }
  const lines = refunds.map(({ paid, back, ...payment }) => ({
    label: paymentLabel(payment),
    detail: `of ${formatMoney(paid, currency, { exact: true })} paid`,
    amount: back,
  }));
  const total = totalBack(refunds, currency);
  const title =
    total === 0 ? 'Nothing comes back' : `${formatMoney(total, currency, { exact: true })} comes back`;
  return (
    <>
      <Banner tone={total === 0 ? 'warn' : 'info'} title={title}>
        {reasonWords(request, reader, now)}
      </Banner>
      <PriceLines
        lines={[...lines, { label: 'Comes back', amount: total, kind: 'total' }]}
        currency={currency}
      />
    </>
  );
}

function reasonWords(request: RentalRequestRecord, reader: Reader, now: Date): string {
  const { cancellation_policy: policy, start_date, machine, user } = request;
  if (reader !== 'renter') return `When you cancel, everything that ${user.name} paid goes back to the card.`;
  const share = refundNow(policy, start_date, zoneOf(machine), now);
  return share === 'nothing'
    ? 'The cancellation terms give nothing back any more.'
    : `By the cancellation terms you get back, of what you paid: ${share}. It goes to your card.`;
}
