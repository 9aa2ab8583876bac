import type { RecordType } from '@laravel-wire/core';
import { useQuery } from '@tanstack/react-query';
import { type NoteInput, noteRules, type TicketNoteRecord } from '@yard/contracts';
import { recordKeys, useLiveRecords, useServerForm, useWire } from '@yard/data';
import { momentInWords } from '@yard/dates';
import { Box, Form, Hint, LoadFailed, Panel, SkeletonText, Submit, TextArea, Typed } from '@yard/ui';
import { useCallback } from 'react';

export interface NotesProps {
  /** Type of the record with the notes, which are at `{endpoint}/{id}/notes`. */
  on: RecordType<{ id: number }>;
  id: number;
}

type Note = Pick<TicketNoteRecord, 'id' | 'user_name' | 'content' | 'created_at'>;

export default function NotesPanel(props: NotesProps) {
  const { notes, form } = useNotes(props);
  // The form stands below them, and would move.
  if (notes.isPending) {
    return (
      <Panel title="Notes for admins">
        <SkeletonText lines={8} />
      </Panel>
    );
  }
  return (
    <Panel title="Notes for admins">
      {notes.isError && <LoadFailed title="We couldn’t load the notes" answer={notes} />}
      {notes.data?.map((note) => (
        <Box key={note.id} below={4}>
          <Typed>{note.content}</Typed>
          <Hint>
            {note.user_name}, {momentInWords(note.created_at)}
          </Hint>
        </Box>
      ))}
      <Form of={form}>
        <TextArea label="New note" rows={2} {...form.field('content')} />
        <div>
          <Submit of={form} kind="secondary" small label="Add the note" />
        </div>
      </Form>
    </Panel>
  );
}

function useNotes({ on, id }: NotesProps) {
  const { http } = useWire();
  const path = `${on.endpoint}/${id}/notes`;
  const notes = useQuery({
    queryKey: recordKeys.nested(on, id, 'notes'),
    queryFn: async ({ signal }) => {
      const list = { per_page: 100, sort: 'created_at', direction: 'asc' };
      return (await http.get<{ data: Note[] }>(path, list, { signal })).data;
    },
  });
  const { refetch } = notes;
  const refresh = useCallback(
    (saved: { id: number }) => {
      if (saved.id === id) void refetch();
    },
    [id, refetch],
  );
  // A note leaves its record as it was; its event is the record's.
  useLiveRecords(on, { saved: refresh });
  const form = useServerForm<NoteInput, Note>({
    rules: noteRules,
    initial: { content: '' },
    submit: (input) => http.post(path, input),
    onSuccess: () => {
      form.set({ content: '' });
      void refetch();
    },
    draft: path,
  });
  return { notes, form };
}
