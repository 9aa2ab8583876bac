import { type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';

/** Query of `GET api/machines/suggestions`: what was typed so far. */
export const suggestionRules = rules({ q: `required|string|max:${TITLE_MAX}` });
export type SuggestionInput = InputOf<typeof suggestionRules>;

export const SUGGESTION_KINDS = ['word', 'type', 'machine', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

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
