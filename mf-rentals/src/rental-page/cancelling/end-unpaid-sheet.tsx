import { endUnpaidRules, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { toMajor } from '@kit/money';
import { Form, Submit, TextArea } from '@yard/ui';
import { refundable } from '../../words/deposit-collected';
import { firstNames, type Reader } from '../../words/reader';
import { CancelRefundLines } from './cancel-refund-lines';
import { RentalSheet } from '../rental-sheet';
import { useRentalMove } from '../use-rental-part';

export type EndUnpaidSheetProps = { request: RentalRequestRecord; reader: Reader; onClose: () => void };

export function EndUnpaidSheet({ request, reader, onClose }: EndUnpaidSheetProps) {
  const { act } = useRentalMove(request.id);
  const back = new Map(
    request.payments.map((payment) => [payment.id, toMajor(refundable(payment), payment.currency)]),
  );
  const sum = [...back.values()].reduce((total, amount) => total + amount, 0);
  const form = useServerForm({
    rules: endUnpaidRules,
    initial: { reason: '' },
    submit: (input) => act('end_unpaid', { ...input, seen: { back: Math.round(sum * 100) / 100 } }),
    done: 'Rental ended. What was paid is on its way back.',
    onSuccess: () => onClose(),
    draft: `rental_requests/${request.id}/end_unpaid`,
  });
  return (
    <RentalSheet title="End this rental" request={request} onClose={onClose}>
      <CancelRefundLines request={request} reader={reader} back={back} />
      <Form of={form} aria-label="End this rental">
        <TextArea
          {...form.field('reason')}
          label="Reason"
          hint={`${firstNames(request).renter} will see this.`}
          rows={3}
          maxLength={REASON_MAX}
        />
        <Submit of={form} kind="danger" label="End rental" />
      </Form>
    </RentalSheet>
  );
}
