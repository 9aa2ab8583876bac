import {
  type AttachedPhoto,
  MESSAGE_MAX,
  rentalRequestType,
  type SupportTicketInput,
  type SupportTicketRecord,
  supportTicketRules,
  supportTicketType,
  TITLE_MAX,
} from '@yard/contracts';
import { isFirstTry, useCreate, useRecords, useServerForm } from '@yard/data';
import { formatDays } from '@yard/dates';
import { sendRecording, RecordingQuestion } from '@yard/reporting';
import { PhotoField, photoIds, usePhotos } from '@yard/threads';
import { Form, Select, Submit, TextArea, TextField } from '@yard/ui';
import { Suspense } from 'react';
import { useAnswerWords } from './answer-words';
import { HelpOffered } from './help-offered';

type NewTicketFormProps = { rental: string; onDone: (ticket: SupportTicketRecord) => void };

export function NewTicketForm({ rental, onDone }: NewTicketFormProps) {
  const form = useTicketForm({ rental, onDone });
  const photos = usePhotos('support_tickets/new', form.values.photos, (attached) =>
    form.set({ photos: attached }),
  );
  const answer = useAnswerWords();
  return (
    <Form of={form} aria-label="New ticket">
      <TextField label="Subject" optional maxLength={TITLE_MAX} {...form.field('subject')} />
      <RentalChoice given={rental} field={form.field('rental_request_id')} />
      <TextArea
        label="What can we help with?"
        hint="What happened, what you expected and which machine it’s about."
        rows={6}
        maxLength={MESSAGE_MAX}
        {...form.field('message')}
      />
      <HelpOffered question={`${form.values.subject} ${form.values.message}`} />
      <PhotoField photos={photos} />
      <Suspense>
        <RecordingQuestion />
      </Suspense>
      {answer !== null && <p>{answer}</p>}
      <Submit of={form} icon="send" disabled={photos.isUploading} label="Send ticket" />
    </Form>
  );
}

function useTicketForm({ rental, onDone }: NewTicketFormProps) {
  const create = useCreate<SupportTicketRecord, SupportTicketInput>(supportTicketType);
  return useServerForm({
    rules: supportTicketRules,
    initial: { message: '', subject: '', rental_request_id: rental, photos: [] as readonly AttachedPhoto[] },
    submit: ({ message, subject, rental_request_id, photos: attached }) =>
      create.mutateAsync({
        message,
        subject: subject === '' ? null : subject,
        rental_request_id: rental_request_id === '' ? null : Number(rental_request_id),
        photo_ids: photoIds(attached),
      }),
    onSuccess: (ticket) => {
      sendRecording({ support_ticket_id: ticket.id });
      onDone(ticket);
    },
    // One text for each rental, so that help with another begins anew.
    draft: rental === '' ? 'support_tickets/new' : `support_tickets/new/${rental}`,
  });
}

interface RentalChoiceProps {
  given: string;
  field: { value: string; onChange: (value: string) => void; error?: string | null | undefined };
}

function RentalChoice({ given, field }: RentalChoiceProps) {
  const rentals = useRecords(rentalRequestType, { role: 'either', direction: 'desc', per_page: 30 });
  const isLoading = isFirstTry(rentals);
  if (!isLoading && !rentals.data?.total) return null;
  const newest = (rentals.data?.data ?? []).map(({ id, machine, start_date, end_date }) => ({
    value: String(id),
    label: `No. ${id}: ${machine.subject}, ${formatDays(start_date, end_date, 'short')}`,
  }));
  const isAmong = given === '' || newest.some(({ value }) => value === given);
  const options = isAmong ? newest : [{ value: given, label: `No. ${given}` }, ...newest];
  return (
    <Select
      label="Rental"
      optional
      disabled={isLoading}
      placeholder="Not about a rental"
      options={options}
      {...field}
      error={field.error ?? null}
    />
  );
}
