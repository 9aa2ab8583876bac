import { daysWords, type AttributeFilter, type MachineTypeRecord } from '@yard/contracts';
import type { SavedSearchRecord } from '@yard/contracts/saved';
import { formatDays } from '@yard/dates';
import { formatMoney } from '@kit/money';

interface Known {
  types: readonly Pick<MachineTypeRecord, 'id' | 'name'>[] | undefined;
  distance_unit: string;
  currency: string;
}

type Search = Pick<SavedSearchRecord, 'query' | 'place'>;

/** A search in words, part by part: `“lift”`, `within 25 mi of Austin, TX`, `up to $300 a day`. */
export function queryWords({ query, place }: Search, { types, distance_unit, currency }: Known): string[] {
  const { search, machine_type_id, manufacturer, from, to, flexible_days, hours_max, delivery } = query;
  const type = types?.find(({ id }) => id === Number(machine_type_id))?.name;
  return [
    search && `“${search}”`,
    machine_type_id && (type ?? 'One type'),
    manufacturer,
    whereWords(query, place, distance_unit),
    from &&
      to &&
      `free ${flexible_days ? `for ${daysWords(Number(flexible_days))} in ` : ''}${formatDays(from, to, 'short')}`,
    spanWords(query.price_min, query.price_max, (amount) => `${formatMoney(amount, currency)} a day`),
    spanWords(query.year_min, query.year_max, String),
    hours_max != null && `up to ${Number(hours_max).toLocaleString('en-US')} h`,
    delivery && 'delivered',
    ...Object.entries(query.attributes ?? {}).map(([name, filter]) => filter && attributeWords(name, filter)),
  ].filter((words) => typeof words === 'string');
}

/** Words from the attribute's name, as its label is not fetched. */
function attributeWords(name: string, { min, max, is }: AttributeFilter): string | null {
  const what = name.replaceAll('_', ' ');
  if (is != null) return is === '1' ? what : `${what}: ${is}`;
  const span = spanWords(min, max, String);
  return span === null ? null : `${what} ${span}`;
}

function whereWords(
  { lat, lng, radius }: Search['query'],
  place: string | null,
  unit: string,
): string | null {
  if (lat == null || lng == null) return null;
  const name = place ?? `${lat}, ${lng}`;
  return radius == null ? `near ${name}` : `within ${radius} ${unit} of ${name}`;
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
