import type { CancelPreviewRecord, RentalRequestRecord } from '@yard/contracts';
import { cancelRules, isOver, REASON_MAX, rentalRequestType } from '@yard/contracts';
import { proposedRefundType } from '@yard/contracts/proposed-refund';
import { useRecordCache, useServerForm, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { AnswerFailed } from '@yard/remote-kit';
import { Form, SkeletonText, Submit, TextArea } from '@yard/ui';
import type { Reader } from '../../words/reader';
import { refundSum } from '../../words/refund-plan';
import { CancelRefundLines } from './cancel-refund-lines';
import { RentalSheet } from '../rental-sheet';
import { useRentalMove } from '../use-rental-part';

export type CancelSheetProps = { request: RentalRequestRecord; reader: Reader; onClose: () => void };

export function CancelSheet({ request, reader, onClose }: CancelSheetProps) {
  const { act } = useRentalMove(request.id);
  const proposed = useRecordCache(proposedRefundType);
  const preview = useCancelPreview(request);
  const isEnded = isOver(request.status);
  const form = useServerForm({
    rules: cancelRules,
    initial: { reason: '' },
    submit: (input) => {
      const seen = { back: preview.data && refundSum(preview.data.plan) };
      return act('cancel', { ...input, seen }).catch(async (error: unknown) => {
        await preview.refetch();
        throw error;
      });
    },
    done: ({ status }) =>
      status === 'cancelled' ? 'Canceled' : 'Another admin must agree: see the rental’s page',
    onSuccess: () => {
      proposed.refresh();
      onClose();
    },
    draft: `rental_requests/${request.id}/cancel`,
  });
  return (
    <RentalSheet title="Cancel this rental" request={request} onClose={onClose}>
      {!isEnded && <ComesBack preview={preview} request={request} reader={reader} />}
      <Form of={form} aria-label="Cancel this rental">
        <TextArea
          {...form.field('reason')}
          label="Reason"
          hint="The other person will see this."
          rows={3}
          maxLength={REASON_MAX}
        />
        <Submit of={form} kind="danger" label="Cancel rental" disabled={isEnded || !preview.isSuccess} />
      </Form>
    </RentalSheet>
  );
}

type Preview = ReturnType<typeof useCancelPreview>;

function ComesBack({ preview, ...rest }: Omit<CancelSheetProps, 'onClose'> & { preview: Preview }) {
  if (preview.error) return <AnswerFailed title="We couldn’t load the refund" answer={preview} />;
  if (!preview.data) return <SkeletonText lines={4} />;
  const back = new Map(preview.data.payments.map(({ id, amount }) => [id, amount]));
  return <CancelRefundLines {...rest} back={back} />;
}

/** The refund for cancelling, from the server; fetched again when the rental has changed. */
function useCancelPreview({ id, status, updated_at }: RentalRequestRecord) {
  const { http } = useWire();
  const path = `${rentalRequestType.endpoint}/${id}/cancel/preview`;
  return useQuery({
    queryKey: [path, updated_at],
    queryFn: () => http.post<CancelPreviewRecord>(path, {}),
    // Once somebody else ended it, there is nothing to cancel.
    enabled: !isOver(status),
    gcTime: 0,
    retry: false,
  });
}
