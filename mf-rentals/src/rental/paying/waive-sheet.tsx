import {
  paymentNoun,
  type PaymentRecord,
  REASON_MAX,
  type RentalRequestRecord,
  waivePaymentRules,
  withAmountDue,
} from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { Form, Submit, TextArea } from '@yard/ui';
import { useState } from 'react';
import { RentalSheet } from '../rental-sheet';
import { ChangedBanner } from '../seen/changed-banner';
import { usePaymentCalls } from './use-payment-calls';

export interface WaiveSheetProps {
  request: RentalRequestRecord;
  payment: PaymentRecord;
  onClose: () => void;
}

/** An admin lets go what is owed of a rental that is over, and says why. */
export function WaiveSheet({ request, payment, onClose }: WaiveSheetProps) {
  const { waive } = usePaymentCalls(request.id);
  const [seen] = useState({ request, payment });
  const due = withAmountDue(request, seen.payment);
  const money = formatMoney(due.amount, due.currency, { exact: true });
  const form = useServerForm({
    rules: waivePaymentRules,
    draft: `payments/${payment.id}/waive`,
    initial: { reason: '' },
    submit: ({ reason }) => waive(due, reason),
    done: `${money} is waived. Both are told`,
    onSuccess: () => onClose(),
  });
  const renter = request.user.name;
  const owner = request.machine.user_name;
  return (
    <RentalSheet title={`Waive ${money}`} request={request} onClose={onClose}>
      <ChangedBanner seen={seen.request} request={request} />
      <p>
        {renter} owes the {paymentNoun(payment)} no more, and {owner} is not paid it. It cannot be asked for
        again.
      </p>
      <Form of={form} aria-label={`Waive ${money}`}>
        <TextArea
          {...form.field('reason')}
          label="Why"
          hint={`${renter} and ${owner} read this.`}
          rows={3}
          maxLength={REASON_MAX}
        />
        <Submit of={form} kind="danger" label={`Waive ${money}`} />
      </Form>
    </RentalSheet>
  );
}
