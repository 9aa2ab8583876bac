import { type AttachedPhoto, DETAILS_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { PhotoField, photoIds, usePhotos } from '@yard/threads';
import { Form, Submit, TextArea } from '@yard/ui';
import { firstNames } from '../../words/reader';
import { RentalSheet } from '../rental-sheet';
import { useBreakdowns } from './use-breakdowns';

export function ReportSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { owner } = firstNames(request);
  const form = useReport(request, onClose);
  const photos = usePhotos(`rental_requests/${request.id}/breakdown`, form.values.photos, (attached) =>
    form.set({ photos: attached }),
  );
  return (
    <RentalSheet title="Report a breakdown" request={request} onClose={onClose}>
      <p>{owner} will repair it or offer another machine. You get a credit for each full day it’s down.</p>
      <Form of={form} aria-label="Report a breakdown">
        <TextArea
          {...form.field('details')}
          label="What doesn’t work"
          hint="Since when, and what it did before."
          rows={4}
          maxLength={DETAILS_MAX}
          required
        />
        <PhotoField photos={photos} />
        <Submit of={form} disabled={photos.isUploading} label="Report breakdown" />
      </Form>
    </RentalSheet>
  );
}

function useReport(request: RentalRequestRecord, onDone: () => void) {
  const { report } = useBreakdowns(request.id);
  return useServerForm({
    rules: null,
    initial: { details: '', photos: [] as readonly AttachedPhoto[] },
    submit: ({ details, photos: attached }) => report({ details, photo_ids: photoIds(attached) }),
    done: `${firstNames(request).owner} was notified`,
    onSuccess: () => onDone(),
    draft: `rental_requests/${request.id}/breakdown`,
  });
}
