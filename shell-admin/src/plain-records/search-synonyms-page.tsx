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
  lead: 'Extra terms to search for. Changes apply to new searches.',
  noun: 'synonym',
  plural: 'synonyms',
  icon: 'search',
  above: <MissedSearches />,
  none: 'When people use another name for a machine type, a synonym helps them find it.',
  columns: synonymList,
  sort: { key: 'term', direction: 'asc' },
  fields: [
    { name: 'term', label: 'Search term', hint: 'Case, accents and plurals don’t matter.', max: TITLE_MAX },
    {
      name: 'means',
      label: 'Also finds',
      hint: 'Separate several terms with commas: boom lift, scissor lift.',
      max: TITLE_MAX,
      rows: 3,
    },
  ],
};

export const SearchSynonymsPage = () => <PlainRecordsPage kind={kind} />;
