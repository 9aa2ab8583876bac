import { type AttachedPhoto, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { PhotoField, photoIds, usePhotos } from '@yard/threads';
import { Form, Submit, TextArea } from '@yard/ui';
import type { ReactNode } from 'react';
import { RentalSheet } from './rental-sheet';

type ContestSheetProps = {
  request: RentalRequestRecord;
  title: string;
  hint: string;
  sent: string;
  /** Names the draft among those of the rental. */
  draft: string;
  /** Changes since the sheet was opened, shown above the form. */
  changed?: ReactNode;
  contest: (input: { reason: string; photo_ids: number[] }) => Promise<unknown>;
  onClose: () => void;
};

export function ContestSheet({ request, title, hint, changed, onClose, ...sending }: ContestSheetProps) {
  const form = useContest(request.id, { ...sending, onClose });
  const photos = usePhotos(`rental_requests/${request.id}/${sending.draft}`, form.values.photos, (attached) =>
    form.set({ photos: attached }),
  );
  return (
    <RentalSheet title={title} request={request} onClose={onClose}>
      {changed}
      <Form of={form} aria-label={title}>
        <TextArea
          {...form.field('reason')}
          label="What’s wrong?"
          hint={hint}
          rows={4}
          maxLength={REASON_MAX}
          required
        />
        <PhotoField photos={photos} />
        <Submit of={form} disabled={photos.isUploading} label={title} />
      </Form>
    </RentalSheet>
  );
}

type Sending = Pick<ContestSheetProps, 'sent' | 'draft' | 'contest' | 'onClose'>;

function useContest(id: number, { sent, draft, contest, onClose }: Sending) {
  return useServerForm({
    rules: null,
    initial: { reason: '', photos: [] as readonly AttachedPhoto[] },
    submit: ({ reason, photos: attached }) => contest({ reason, photo_ids: photoIds(attached) }),
    done: sent,
    onSuccess: () => onClose(),
    draft: `rental_requests/${id}/${draft}`,
  });
}
