import { MESSAGE_MAX, savedReplies, TITLE_MAX } from '@yard/contracts';
import { replyList } from '@yard/contracts/back-office';
import type { RecordOfResource, PlainKind } from './plain-kind';
import { PlainRecordsPage } from './plain-records-page';

const kind: PlainKind<RecordOfResource<typeof savedReplies>> = {
  ...savedReplies,
  auditType: 'saved_reply',
  right: null,
  title: 'Saved replies',
  lead: 'Common answers, ready to use on every ticket.',
  noun: 'reply',
  plural: 'replies',
  icon: 'message',
  none: 'Replies you add here are in the menu of every ticket.',
  refusalOf: (text) => {
    const unknown = text.match(/\{(?!(?:name|number)\})[^{}\s]*\}/)?.[0];
    return unknown ? `Use {name} or {number}: ${unknown} stays as it is.` : null;
  },
  columns: replyList,
  sort: { key: 'title', direction: 'asc' },
  fields: [
    { name: 'title', label: 'Title', max: TITLE_MAX },
    {
      name: 'content',
      label: 'Text',
      hint: '{name} becomes the person’s name, {number} the ticket number.',
      max: MESSAGE_MAX,
      rows: 10,
    },
  ],
};

export const SavedRepliesPage = () => <PlainRecordsPage kind={kind} />;
