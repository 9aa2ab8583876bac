import { cancelRules, REASON_MAX, type RentalRequestRecord, wasCollected } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Banner, Button, Form, TextArea, useToast } from '@yard/ui';
import type { Reader } from '../words/reader';
import { refundNow } from '../words/refund-words';
import { zoneOf } from '../words/time-words';
import { RentalSheet } from './rental-sheet';
import { useRentalAction } from './use-rental-action';

export interface CancelSheetProps {
  request: RentalRequestRecord;
  reader: Reader;
  onClose: () => void;
}

/** Cancels a rental with a reason, after saying what comes back. */
export function CancelSheet({ request, reader, onClose }: CancelSheetProps) {
  const { act } = useRentalAction(request.id);
  const toast = useToast();
  const form = useServerForm({
    rules: cancelRules,
    initial: { reason: '' },
    submit: (input) => act('cancel', input),
    onSuccess: () => {
      toast.show('Cancelled');
      onClose();
    },
  });
  return (
    <RentalSheet title="Cancel this rental" request={request} onClose={onClose}>
      <Banner tone="info" title="What comes back">
        {refundWords(request, reader, new Date())}
      </Banner>
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Cancel this rental">
        <TextArea
          {...form.field('reason')}
          label="Reason"
          hint="Everybody concerned reads it."
          rows={3}
          maxLength={REASON_MAX}
        />
        <Button type="submit" kind="danger" busy={form.busy}>
          Cancel the rental
        </Button>
      </Form>
    </RentalSheet>
  );
}

/** The refund in words; the server computes the amounts when it happens. */
function refundWords(request: RentalRequestRecord, reader: Reader, now: Date): string {
  if (!request.payments.some(wasCollected)) return 'Nothing was charged so far, so nothing has to come back.';
  if (reader !== 'renter') return `Everything that ${request.user.name} paid goes back to the card.`;
  const { cancellation_policy: policy, start_date, machine } = request;
  const back = refundNow(policy, start_date, zoneOf(machine), now);
  return back === 'nothing'
    ? 'By the cancellation terms nothing of what you paid comes back any more.'
    : `By the cancellation terms you get back, of what you paid: ${back}.`;
}
