import { type AttachedPhoto, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { PhotoField, photoIds, usePhotos } from '@yard/threads';
import { Button, Form, TextArea, useToast } from '@yard/ui';
import { RentalSheet } from '../rental-sheet';
import { useBill } from './use-bill';

/** The renter says what is wrong with the bill. */
export function ContestBillSheet({
  request,
  onClose,
}: {
  request: RentalRequestRecord;
  onClose: () => void;
}) {
  const form = useContest(request.id, onClose);
  const photos = usePhotos(form.values.photos, (attached) => form.set({ photos: attached }));
  return (
    <RentalSheet title="Contest the bill" request={request} onClose={onClose}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        startOver={form.startOver}
        aria-label="Contest the bill"
      >
        <TextArea
          {...form.field('reason')}
          label="What is wrong"
          hint="The owner and Yard read it. Agree with the owner on the damage, or Yard decides."
          rows={4}
          maxLength={REASON_MAX}
          required
        />
        <PhotoField photos={photos} />
        <Button type="submit" kind="primary" busy={form.busy} disabled={photos.isUploading}>
          Contest the bill
        </Button>
      </Form>
    </RentalSheet>
  );
}

function useContest(id: number, onDone: () => void) {
  const { contest } = useBill(id);
  const toast = useToast();
  return useServerForm({
    rules: null,
    initial: { reason: '', photos: [] as readonly AttachedPhoto[] },
    submit: ({ reason, photos: attached }) => contest({ reason, photo_ids: photoIds(attached) }),
    onSuccess: () => {
      toast.show('Contested. Nothing is charged meanwhile');
      onDone();
    },
    draft: `rental_requests/${id}/contest_bill`,
  });
}
