import { type SavedReplyInput, savedReplies, type SupportTicketRecord } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import { useAlertedCall, useCreate } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { Menu, useToast } from '@yard/ui';

type SavedReplyMenuProps = { ticket: SupportTicketRecord; text: string; write: (text: string) => void };

const TITLE_LENGTH = 60;

export function SavedReplyMenu({ ticket, text, write }: SavedReplyMenuProps) {
  const replies = useWholeList(savedReplies.type, { sort: 'title', direction: 'asc' });
  const save = useSaving(text.trim());
  const entries = (replies.data?.data ?? []).map(({ id, title, content }) => ({
    id: String(id),
    label: title,
    onSelect: () => write([text.trim(), filledIn(content, ticket)].filter(Boolean).join('\n\n')),
  }));
  const saving = {
    id: 'save',
    label: 'Save this text as a reply',
    disabled: text.trim() === '',
    onSelect: save,
  };
  return <Menu label="Saved replies" text="Saved replies" icon="message" entries={[...entries, saving]} />;
}

function useSaving(content: string): () => void {
  const create = useCreate<{ id: number }, SavedReplyInput>(savedReplies.type);
  const call = useAlertedCall();
  const toast = useToast();
  const title = cutTo(content.split('\n', 1)[0] ?? '', TITLE_LENGTH);
  return () =>
    void call(create.mutateAsync({ title, content })).then((isDone) => isDone && toast.show('Reply saved'));
}

function filledIn(content: string, { user_name, number }: SupportTicketRecord): string {
  return content.replaceAll('{name}', user_name).replaceAll('{number}', number);
}
