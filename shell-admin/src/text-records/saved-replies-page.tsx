import { MESSAGE_MAX, savedReplies, TITLE_MAX } from '@yard/contracts';
import type { RecordOfResource, TextKind } from './text-kind';
import { TextRecordsPage } from './text-records-page';

const kind: TextKind<RecordOfResource<typeof savedReplies>> = {
  ...savedReplies,
  auditType: 'saved_reply',
  right: null,
  title: 'Saved replies',
  lead: 'Answers that are given often, at hand beside every ticket.',
  noun: 'reply',
  plural: 'replies',
  icon: 'message',
  none: 'One that is written here stands in the menu of every ticket.',
  short: { name: 'title', label: 'Title', max: TITLE_MAX },
  long: {
    name: 'content',
    label: 'Text',
    hint: '{name} becomes the asker’s name, {number} the ticket’s.',
    max: MESSAGE_MAX,
    rows: 10,
  },
};

/** `/saved_replies` */
export function SavedRepliesPage() {
  return <TextRecordsPage kind={kind} />;
}
