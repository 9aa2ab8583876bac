import { cancelRules, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { proposedRefundType } from '@yard/contracts/proposed-refund';
import { useRecordCache, useServerForm } from '@yard/data';
import { Form, Submit, TextArea } from '@yard/ui';
import type { Reader } from '../../words/reader';
import { CancelRefundLines } from './cancel-refund-lines';
import { RentalSheet } from '../rental-sheet';
import { useRentalMove } from '../use-rental-move';

export interface CancelSheetProps {
  request: RentalRequestRecord;
  reader: Reader;
  onClose: () => void;
}

/** Cancels a rental with a reason, after saying what comes back. */
export function CancelSheet({ request, reader, onClose }: CancelSheetProps) {
  const { act } = useRentalMove(request.id);
  const proposed = useRecordCache(proposedRefundType);
  const form = useServerForm({
    rules: cancelRules,
    initial: { reason: '' },
    submit: (input) => act('cancel', input),
    done: ({ status }) =>
      status === 'cancelled' ? 'Cancelled' : 'It waits for another admin: see the rental’s page',
    onSuccess: () => {
      proposed.refresh();
      onClose();
    },
    draft: `rental_requests/${request.id}/cancel`,
  });
  return (
    <RentalSheet title="Cancel this rental" request={request} onClose={onClose}>
      <CancelRefundLines request={request} reader={reader} now={new Date()} />
      <Form of={form} aria-label="Cancel this rental">
        <TextArea
          {...form.field('reason')}
          label="Reason"
          hint="Everybody concerned reads it."
          rows={3}
          maxLength={REASON_MAX}
        />
        <Submit of={form} kind="danger" label="Cancel the rental" />
      </Form>
    </RentalSheet>
  );
}
