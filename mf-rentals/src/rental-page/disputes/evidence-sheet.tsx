import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { answerDisputeRules, MESSAGE_MAX, zoneOf } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Box, Form, Submit, TextArea } from '@yard/ui';
import { isDisputed, disputeNotice } from '../../words/dispute-words';
import { RentalSheet } from '../rental-sheet';
import { usePaymentCalls } from '../paying/use-payment-calls';

export interface EvidenceSheetProps {
  request: RentalRequestRecord;
  payment: PaymentRecord;
  onClose: () => void;
}

/** An admin's answer to a bank: names what is sent, which a bank hears once, and takes words of their own. */
export function EvidenceSheet({ request, payment, onClose }: EvidenceSheetProps) {
  const { answerDispute } = usePaymentCalls(request.id);
  const form = useServerForm({
    rules: answerDisputeRules,
    initial: { explanation: '' },
    submit: ({ explanation }) => answerDispute(payment.id, explanation.trim() || null),
    done: (answered) => (isDisputed(answered) ? recipientOf(answered, request) : 'Evidence sent'),
    onSuccess: () => onClose(),
    draft: `payments/${payment.id}/evidence`,
  });
  return (
    <RentalSheet title="Send the evidence" request={request} onClose={onClose}>
      <p>You can send this once. We take it from the rental’s record:</p>
      <Box as="ul" marked>
        <li>{`${request.user.name}’s name and email, the machine, the days and the place`}</li>
        <li>What was agreed to, each text with its version and fingerprint</li>
        <li>Every payment and refund</li>
        {request.machine_return && <li>The return, with its pictures</li>}
        <li>All messages of the rental</li>
      </Box>
      <Form of={form} aria-label="Send the evidence">
        <TextArea
          {...form.field('explanation')}
          label="In your words"
          hint="Comes first."
          rows={4}
          maxLength={MESSAGE_MAX}
          optional
        />
        <Submit of={form} icon="shield" label="Send the evidence" />
      </Form>
    </RentalSheet>
  );
}

function recipientOf(payment: Parameters<typeof disputeNotice>[0], request: RentalRequestRecord): string {
  return disputeNotice(payment, { reader: 'admin', renter: request.user.name, zone: zoneOf(request.machine) })
    .title;
}
