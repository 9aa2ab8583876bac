import type { SupportTicketRecord, TicketNoteInput, TicketNoteRecord } from '@yard/contracts';
import { supportTicketType, ticketNoteRules } from '@yard/contracts';
import { recordKeys, useLiveRecords, useServerForm, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { momentInWords } from '@yard/dates';
import { Button, Form, LoadFailed, Panel, SkeletonText, TextArea } from '@yard/ui';
import { useCallback } from 'react';
import styles from './tickets.module.css';

/** What admins tell one another. The asker never sees it. */
export function TicketNotes({ ticket }: { ticket: SupportTicketRecord }) {
  const { notes, form } = useNotes(ticket);
  return (
    <Panel title="Notes for admins">
      {notes.isPending && <SkeletonText lines={2} />}
      {notes.isError && <LoadFailed title="The notes could not be loaded" answer={notes} />}
      {notes.data?.map((note) => (
        <div key={note.id} className={styles.note}>
          <p className={styles.text}>{note.content}</p>
          <p className={styles.by}>
            {note.user_name}, {momentInWords(note.created_at)}
          </p>
        </div>
      ))}
      <Form onSubmit={form.submit} errors={form.errors}>
        <TextArea label="New note" rows={2} {...form.field('content')} />
        <div>
          <Button type="submit" small busy={form.busy}>
            Add the note
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function useNotes({ id }: SupportTicketRecord) {
  const { http } = useWire();
  const path = `api/support_tickets/${id}/notes`;
  const notes = useQuery({
    queryKey: recordKeys.nested(supportTicketType, id, 'notes'),
    queryFn: async ({ signal }) => {
      const list = { per_page: 100, sort: 'created_at', direction: 'asc' };
      return (await http.get<{ data: TicketNoteRecord[] }>(path, list, { signal })).data;
    },
  });
  const { refetch } = notes;
  const refresh = useCallback(
    (saved: { id: number }) => {
      if (saved.id === id) void refetch();
    },
    [id, refetch],
  );
  // A note leaves the ticket as it was; its event is the ticket's.
  useLiveRecords(supportTicketType, { saved: refresh });
  const form = useServerForm<TicketNoteInput, TicketNoteRecord>({
    rules: ticketNoteRules,
    initial: { content: '' },
    submit: (input) => http.post(path, input),
    onSuccess: () => {
      form.set({ content: '' });
      void refetch();
    },
  });
  return { notes, form };
}
