import { daysWords, type AttributeFilter, type MachineTypeRecord } from '@yard/contracts';
import type { SavedQuery, SavedSearchRecord } from '@yard/contracts/saved';
import { formatDays } from '@yard/dates';
import { formatMoney } from '@kit/money';

interface Known {
  types: readonly Pick<MachineTypeRecord, 'id' | 'name'>[] | undefined;
  distance_unit: string;
  currency: string;
}

type Search = Pick<SavedSearchRecord, 'query' | 'place'>;

type Say = (search: Search, known: Known) => string | false | null | undefined;
/** Filters that are said with another one, or not at all. */
type Beside = 'lng' | 'radius' | 'to' | 'flexible_days' | 'price_max' | 'year_max' | 'user_id' | 'attributes';

const WORDS: Record<Exclude<keyof SavedQuery, Beside>, Say> = {
  search: ({ query: { search } }) => search && `“${search}”`,
  machine_type_id: ({ query: { machine_type_id: type } }, { types }) =>
    type ? (types?.find(({ id }) => id === Number(type))?.name ?? 'One type') : null,
  lat: whereWords,
  from: ({ query: { from, to, flexible_days } }) =>
    from &&
    to &&
    `free ${flexible_days ? `for ${daysWords(Number(flexible_days))} in ` : ''}${formatDays(from, to, 'short')}`,
  price_min: ({ query }, { currency }) =>
    spanWords(query.price_min, query.price_max, (amount) => `${formatMoney(amount, currency)} a day`),
  manufacturer: ({ query }) => query.manufacturer,
  year_min: ({ query }) => spanWords(query.year_min, query.year_max, String),
  hours_max: ({ query: { hours_max: most } }) =>
    most != null && `up to ${Number(most).toLocaleString('en-US')} h`,
  delivery: ({ query }) => query.delivery && 'delivered',
};
export type SaidFilter = keyof typeof WORDS;

/** Each filter of a search in words: `“lift”`, `up to $300 a day`; `attributes.` is before the name of an attribute. */
export function saidFilters(search: Search, known: Known): { filter: string; words: string }[] {
  const plain = Object.entries(WORDS).map(([filter, say]) => [filter, say(search, known)] as const);
  const attributes = Object.entries(search.query.attributes ?? {}).map(
    ([name, filter]) => [`attributes.${name}`, filter && attributeWords(name, filter)] as const,
  );
  return [...plain, ...attributes].flatMap(([filter, words]) => (words ? [{ filter, words }] : []));
}

export const queryWords = (search: Search, known: Known): string[] =>
  saidFilters(search, known).map(({ words }) => words);

/** Words from the attribute's name, as its label is not fetched. */
function attributeWords(name: string, { min, max, is }: AttributeFilter): string | null {
  const what = name.replaceAll('_', ' ');
  if (is != null) return is === '1' ? what : `${what}: ${is}`;
  const span = spanWords(min, max, String);
  return span === null ? null : `${what} ${span}`;
}

function whereWords({ query: { lat, lng, radius }, place }: Search, { distance_unit }: Known): string | null {
  if (lat == null || lng == null) return null;
  const name = place ?? `${lat}, ${lng}`;
  return radius == null ? `near ${name}` : `within ${radius} ${distance_unit} of ${name}`;
}

function spanWords(
  least: number | null | undefined,
  most: number | null | undefined,
  words: (value: number) => string,
): string | null {
  if (least != null && most != null) return `${words(least)} to ${words(most)}`;
  if (most != null) return `up to ${words(most)}`;
  return least == null ? null : `from ${words(least)}`;
}
