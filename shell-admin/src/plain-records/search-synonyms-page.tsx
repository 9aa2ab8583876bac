import { searchSynonyms, TITLE_MAX } from '@yard/contracts';
import { synonymList } from '@yard/contracts/back-office';
import { MissedSearches } from './missed-searches';
import type { RecordOfResource, PlainKind } from './plain-kind';
import { PlainRecordsPage } from './plain-records-page';

const kind: PlainKind<RecordOfResource<typeof searchSynonyms>> = {
  ...searchSynonyms,
  auditType: 'search_synonym',
  right: 'catalogue',
  title: 'Search synonyms',
  lead: 'What people type, and what is looked for beside it. A change counts from the next search on.',
  noun: 'synonym',
  plural: 'synonyms',
  icon: 'search',
  above: <MissedSearches />,
  none: 'Where people call a machine otherwise than its type, a synonym leads them to it.',
  columns: synonymList,
  sort: { key: 'term', direction: 'asc' },
  fields: [
    { name: 'term', label: 'People type', hint: 'Case, accents and plural do not matter.', max: TITLE_MAX },
    {
      name: 'means',
      label: 'And mean',
      hint: 'Several meanings with commas between them: boom lift, scissor lift.',
      max: TITLE_MAX,
      rows: 3,
    },
  ],
};

export function SearchSynonymsPage() {
  return <PlainRecordsPage kind={kind} />;
}
