export type SuggestionKind = 'word' | 'type' | 'machine' | 'place';

/** What somebody who types so may look for. */
export interface SuggestionRecord {
  kind: SuggestionKind;
  /** Of a place as `api/places` understands it. */
  label: string;
  /** Of the type or machine. */
  id: number | null;
  /** Filters of the list of machines that show what is meant; null of a machine, which is shown itself. */
  filters: Record<string, string | number> | null;
}
