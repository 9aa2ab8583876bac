import { paymentLabel, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { Banner, PriceLines } from '@yard/ui';
import { type CancelRefund, cancelRefunds, totalBack } from '../../words/cancel-refund';
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
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  if (refunds.length === 0) {
    return (
      <Banner tone="info" title="Nothing comes back">
        Nothing was charged so far, so nothing has to.
      </Banner>
    );
  }
  const lines = refunds.map(({ paid, taken, returning, back, ...payment }) => ({
    label: paymentLabel(payment),
    detail: [
      `of ${money(paid)} paid`,
      taken > 0 ? `the bank has ${money(taken)}` : [],
      returning > 0 ? `${money(returning)} is on its way back` : [],
    ]
      .flat()
      .join('; '),
    amount: back,
  }));
  const total = totalBack(refunds, currency);
  const title = total === 0 ? 'Nothing comes back' : `${money(total)} comes back`;
  return (
    <>
      <Banner tone={total === 0 ? 'warn' : 'info'} title={title}>
        {reader === 'renter' ? tierWords(request, now) : leftWords(request, refunds)}
      </Banner>
      <PriceLines
        lines={[...lines, { label: 'Comes back', amount: total, kind: 'total' }]}
        currency={currency}
      />
    </>
  );
}

function tierWords(request: RentalRequestRecord, now: Date) {
  const { cancellation_policy: policy, start_date, machine } = request;
  if (request.cancels_free) {
    return 'The machine wasn’t back in time, so you can cancel free of charge until you pick it up. Everything you paid goes back to your card.';
  }
  const share = refundNow(policy, start_date, zoneOf(machine), now);
  return share === 'nothing'
    ? 'The cancellation terms give nothing back any more.'
    : `By the cancellation terms you get back, of what you paid: ${share}. It goes to your card.`;
}

function leftWords({ user }: RentalRequestRecord, refunds: readonly CancelRefund[]) {
  const isWhole = refunds.every(({ paid, back }) => back === paid);
  const what = isWhole ? `everything that ${user.name} paid` : `all that is left of what ${user.name} paid`;
  return `When you cancel, ${what} goes back to the card.`;
}
