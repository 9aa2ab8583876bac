import {
  type AttachedPhoto,
  MESSAGE_MAX,
  type SupportTicketInput,
  type SupportTicketRecord,
  supportTicketRules,
  supportTicketType,
} from '@yard/contracts';
import { useCreate, useServerForm } from '@yard/data';
import { sendRecording, RecordingQuestion } from '@yard/reporting';
import { PhotoField, photoIds, usePhotos } from '@yard/threads';
import { Button, Form, TextArea } from '@yard/ui';
import { Suspense } from 'react';

/** Opens a ticket. */
export function NewTicketForm({ onDone }: { onDone: (ticket: SupportTicketRecord) => void }) {
  const create = useCreate<SupportTicketRecord, SupportTicketInput>(supportTicketType);
  const form = useServerForm({
    rules: supportTicketRules,
    initial: { message: '', photos: [] as readonly AttachedPhoto[] },
    submit: ({ message, photos: attached }) => create.mutateAsync({ message, photo_ids: photoIds(attached) }),
    onSuccess: (ticket) => {
      sendRecording({ support_ticket_id: ticket.id });
      onDone(ticket);
    },
    draft: 'support_tickets/new',
  });
  const photos = usePhotos(form.values.photos, (attached) => form.set({ photos: attached }));

  return (
    <Form onSubmit={form.submit} errors={form.errors} startOver={form.startOver} aria-label="New ticket">
      <TextArea
        label="What can we help with?"
        hint="What happened, what you expected, and which rental or machine it is about."
        rows={6}
        maxLength={MESSAGE_MAX}
        {...form.field('message')}
      />
      <PhotoField photos={photos} />
      <Suspense>
        <RecordingQuestion />
      </Suspense>
      <Button type="submit" kind="primary" icon="send" busy={form.busy} disabled={photos.isUploading}>
        Send ticket
      </Button>
    </Form>
  );
}
