import { type AttachedPhoto, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { PhotoField, photoIds, usePhotos } from '@yard/threads';
import { Button, Form, TextArea, useToast } from '@yard/ui';
import { RentalSheet } from '../rental/rental-sheet';
import { useMachineReturn } from './use-machine-return';

/** The renter says what is wrong with the return as it was recorded. */
export function ContestSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { contest } = useMachineReturn(request.id);
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: { reason: '', photos: [] as readonly AttachedPhoto[] },
    submit: ({ reason, photos: attached }) => contest({ reason, photo_ids: photoIds(attached) }),
    onSuccess: () => {
      toast.show('Yard looks at it');
      onClose();
    },
    draft: `rental_requests/${request.id}/contest`,
  });
  const photos = usePhotos(form.values.photos, (attached) => form.set({ photos: attached }));
  return (
    <RentalSheet title="Contest the return" request={request} onClose={onClose}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        startOver={form.startOver}
        aria-label="Contest the return"
      >
        <TextArea
          {...form.field('reason')}
          label="What is wrong"
          hint="The owner and Yard read it. Yard decides."
          rows={4}
          maxLength={REASON_MAX}
          required
        />
        <PhotoField photos={photos} />
        <Button type="submit" kind="primary" busy={form.busy} disabled={photos.isUploading}>
          Contest the return
        </Button>
      </Form>
    </RentalSheet>
  );
}
