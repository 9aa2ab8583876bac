import { billOfferRules, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Form, MoneyField, Submit, TextArea } from '@yard/ui';
import { firstNameOf, otherParty, type Reader } from '../../words/reader';
import { RentalSheet } from '../rental-sheet';
import { useBill } from './use-bill';
import { useSeenBill } from './use-seen-bill';

export type OfferOnBillSheetProps = { request: RentalRequestRecord; reader: Reader; onClose: () => void };

export function OfferOnBillSheet({ request, reader, onClose }: OfferOnBillSheetProps) {
  const { currency } = useSettings();
  const other = firstNameOf(otherParty(request, reader));
  const damage = request.bill?.lines.find(({ kind }) => kind === 'damage');
  const seen = useSeenBill(request.bill);
  const { updated_at } = seen;
  const form = useOffer(request, { lineId: damage?.id ?? 0, other, updated_at }, onClose);
  const claimed = formatMoney(damage?.claimed_amount ?? 0, currency);
  return (
    <RentalSheet title="Make an offer" request={request} onClose={onClose}>
      {seen.changed}
      <p>
        The bill claims {claimed} for damage. If {other} accepts your amount, the bill is final. Nothing else
        on it changes.
      </p>
      <Form of={form} aria-label="Make an offer">
        <MoneyField {...form.field('amount')} label="For the damage" currency={currency} required />
        <TextArea
          {...form.field('message')}
          label={`Message to ${other}`}
          rows={2}
          maxLength={REASON_MAX}
          optional
        />
        <Submit of={form} label="Send offer" />
      </Form>
    </RentalSheet>
  );
}

function useOffer(
  request: RentalRequestRecord,
  { lineId, other, updated_at }: { lineId: number; other: string; updated_at: string | null },
  onDone: () => void,
) {
  const { offer } = useBill(request.id);
  return useServerForm({
    rules: billOfferRules,
    initial: { line_id: lineId, amount: null as number | null, message: '' },
    submit: ({ amount, message, line_id }) =>
      offer({ line_id, amount: amount ?? 0, message: message || null, updated_at }),
    done: `Offer sent to ${other}`,
    onSuccess: () => onDone(),
    draft: `rental_requests/${request.id}/bill_offer`,
  });
}
