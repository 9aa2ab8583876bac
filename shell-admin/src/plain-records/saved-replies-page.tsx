import { MESSAGE_MAX, savedReplies, TITLE_MAX } from '@yard/contracts';
import { replyList } from '@yard/contracts/back-office';
import type { RecordOfResource, PlainKind } from './plain-kind';
import { PlainRecordsPage } from './plain-records-page';

const kind: PlainKind<RecordOfResource<typeof savedReplies>> = {
  ...savedReplies,
  auditType: 'saved_reply',
  right: null,
  title: 'Saved replies',
  lead: 'Answers that are given often, at hand beside every ticket.',
  noun: 'reply',
  plural: 'replies',
  icon: 'message',
  none: 'One that is written here stands in the menu of every ticket.',
  columns: replyList,
  sort: { key: 'title', direction: 'asc' },
  fields: [
    { name: 'title', label: 'Title', max: TITLE_MAX },
    {
      name: 'content',
      label: 'Text',
      hint: '{name} becomes the asker’s name, {number} the ticket’s.',
      max: MESSAGE_MAX,
      rows: 10,
    },
  ],
};

export function SavedRepliesPage() {
  return <PlainRecordsPage kind={kind} />;
}
