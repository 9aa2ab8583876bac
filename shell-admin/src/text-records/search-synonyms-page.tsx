import { searchSynonyms, TITLE_MAX } from '@yard/contracts';
import type { RecordOfResource, TextKind } from './text-kind';
import { TextRecordsPage } from './text-records-page';

const kind: TextKind<RecordOfResource<typeof searchSynonyms>> = {
  ...searchSynonyms,
  auditType: 'search_synonym',
  right: 'catalogue',
  title: 'Search synonyms',
  lead: 'What people type, and what is looked for beside it. A change counts from the next search on.',
  noun: 'synonym',
  plural: 'synonyms',
  icon: 'search',
  none: 'Where people call a machine otherwise than its type, a synonym leads them to it.',
  short: {
    name: 'term',
    label: 'People type',
    hint: 'Case, accents and plural do not matter.',
    max: TITLE_MAX,
  },
  long: {
    name: 'means',
    label: 'And mean',
    hint: 'Several meanings with commas between them: boom lift, scissor lift.',
    max: TITLE_MAX,
    rows: 3,
  },
};

/** `/search_synonyms` */
export function SearchSynonymsPage() {
  return <TextRecordsPage kind={kind} />;
}
