import { type AttachedPhoto, type RentalRequestRecord, SIDED_PHOTOS_MAX } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { photoIds, usePhotos } from '@yard/threads';
import { Button, Form, useToast } from '@yard/ui';
import { useState } from 'react';
import { RentalSheet } from '../rental/rental-sheet';
import { zoneOf } from '../words/time-words';
import { ReturnFields } from './return-fields';
import { type ReturnDraft, returnDraft, returnInput } from './return-draft';
import { ReturnPhotoFields } from './return-photo-fields';
import { useMeterDoubt } from './use-meter-doubt';
import { useMachineReturn } from './use-machine-return';

/** The owner records that the machine is back, and how; until it is accepted they may correct it. */
export function ReturnSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { record, change } = useMachineReturn(request.id);
  const recorded = request.machine_return;
  const saved = recorded?.photos ?? [];
  const [shown, setShown] = useState<readonly AttachedPhoto[]>(saved);
  const photos = usePhotos(shown, setShown, { max: SIDED_PHOTOS_MAX, saved });
  const toast = useToast();
  const zone = zoneOf(request.machine);
  const form = useServerForm<ReturnDraft>({
    rules: null,
    initial: returnDraft(zone, new Date(), recorded),
    submit: (draft) => (recorded ? change : record)(returnInput(draft, zone, photoIds(shown))),
    onSuccess: () => {
      toast.show(recorded ? 'The return is changed' : 'The return is recorded');
      onClose();
    },
    draft: `rental_requests/${request.id}/return`,
  });
  const doubts = useMeterDoubt(request, form.values);
  const submit = () => {
    const open = doubts.open();
    return Object.keys(open).length > 0 ? form.setErrors(open) : form.submit();
  };
  const leave = () => {
    void photos.discard();
    onClose();
  };
  const title = recorded ? 'Change the return' : 'Record the return';
  return (
    <RentalSheet title={title} request={request} onClose={leave}>
      <Form onSubmit={submit} errors={form.errors} startOver={form.startOver} aria-label={title}>
        <ReturnFields form={form} doubts={doubts} zone={zone} firstDay={request.start_date} />
        <ReturnPhotoFields photos={photos} />
        <Button type="submit" kind="primary" busy={form.busy} disabled={photos.isUploading}>
          {photos.isUploading ? 'The photos are on their way' : title}
        </Button>
      </Form>
    </RentalSheet>
  );
}
