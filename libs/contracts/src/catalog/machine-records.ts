import type { Paginated } from '@laravel-wire/core';
import { geotagShape } from '../addresses/records';
import { day, flag, instant, money, number, orNull, type RecordOf, text, whole } from '../fields';
import { ratingFields } from '../reviews/rating';
import { choice, described, html, list, map, nested, optional, part, record, scalar } from '../shapes';
import { deliveryOptions } from './delivery-option';
import type { AttributeValue } from './machine-attribute';
import { factFields } from './machine-facts';
import { photoShape } from './records';

export const machineShape = record('machine', {
  user_id: whole,
  user_name: text,
  answers_within_hours: optional(
    described(
      'Hours within which its owner usually answers a request; null before three answers, absent in lists.',
      orNull(whole),
    ),
  ),
  machine_type_id: whole,
  machine_type_name: text,
  subject: text,
  description: orNull(html),
  ...factFields,
  attributes: described(
    'By the names of the attribute_schema of its type, those that are known.',
    map(scalar<AttributeValue>()),
  ),
  daily_rate: orNull(money),
  weekly_rate: orNull(money),
  monthly_rate: described('For 28 days.', orNull(money)),
  tank_amount: described('What a whole tank costs, in bills; null for none.', orNull(money)),
  cleaning_amount: described('What cleaning costs, in bills; null for none.', orNull(money)),
  minimum_days: whole,
  turnaround_days: whole,
  instant_book: flag,
  call_off: described('Whether a renter may end an active rental early.', flag),
  address_id: orNull(whole),
  city: orNull(text),
  state: orNull(text),
  geotag: orNull(nested(geotagShape)),
  time_zone: described('IANA name; days and times of this machine are local to it.', orNull(text)),
  published_at: orNull(instant),
  taken_off_reason: described(
    'Of an admin, until something of the machine changes; null for who is neither its owner nor an admin.',
    orNull(text),
  ),
  delivery_options: list(nested(deliveryOptions)),
  photos: list(nested(photoShape)),
  illustration_url: text,
  label_url: described(
    'Of a page to print and stick on it; null for who is neither its owner nor an admin.',
    orNull(text),
  ),
  ...ratingFields,
  distance: optional(
    described('Straight line from lat and lng of the query; absent without them.', orNull(number())),
  ),
  total_amount: optional(
    described(
      'Rental and cheapest delivery, with sort=total, or delivery, days and a place; null where it cannot be had so.',
      orNull(money),
    ),
  ),
  total_deposit_amount: optional(described('The deposit on top of total_amount.', orNull(money))),
  total_option_id: optional(described('The delivery option of total_amount.', orNull(whole))),
  free_from: optional(described('The first free days, with flexible_days in the query.', orNull(day))),
  free_to: optional(orNull(day)),
});
/** A machine as the caller may see it; strangers get place and distance computed from a blurred place. */
export type MachineRecord = RecordOf<typeof machineShape>;

export const machineAlternativeShape = record('machine_alternative', {
  ...machineShape.fields,
  reason: choice(['distance', 'dates', 'filters', 'kind']),
  free_from: orNull(day),
  free_to: described('Both days counted; null unless the reason is dates.', orNull(day)),
});
/** A machine that does not fit the list, and comes close. */
export type MachineAlternative = RecordOf<typeof machineAlternativeShape>;
/** How it differs: farther away, free on other days, meets fewer filters, of another kind. */
export type AlternativeReason = MachineAlternative['reason'];

const facetChoiceShape = part({
  value: described(
    'For the filter of the facet’s name; of free whether from and to are kept.',
    scalar<number | string | boolean>(),
  ),
  label: text,
  count: whole,
  count_is_bound: described('Whether there may be more than count.', flag),
});
/** A choice, and how many machines the list would have with it. */
export type FacetChoice = RecordOf<typeof facetChoiceShape>;

const choices = list(nested(facetChoiceShape));
const facetsShape = part({
  machine_type_id: optional(choices),
  manufacturer: optional(choices),
  delivery: optional(choices),
  free: optional(choices),
  attributes: optional(
    described(
      'By name, of the one type that a list is narrowed to: choices, and yes or no as 1 and 0.',
      map(choices),
    ),
  ),
});
/** The facets that make sense for a list; `free` needs a span of days. */
export type MachineFacets = RecordOf<typeof facetsShape>;
/** Filters of a list of machines with a count for each choice: docs/wire.md "Search". */
export type MachineFacet = Exclude<keyof MachineFacets, 'attributes'>;

export const machinesFoundShape = part({
  total_is_bound: described('Whether there may be more than total.', flag),
  interpreted: described(
    'What was looked for in place of what was typed; null when it was the same.',
    orNull(
      nested(
        part({
          from: text,
          to: text,
          left_out: optional(described('Words that nothing has beside the others.', list(text))),
          near: optional(
            described(
              'A place that was said among the words, as api/places understands it, and the words without it.',
              nested(part({ place: text, search: text })),
            ),
          ),
        }),
      ),
    ),
  ),
  alternatives: described('Empty unless little or nothing fits.', list(nested(machineAlternativeShape))),
  facets: optional(nested(facetsShape)),
});
/** Members of a machine list's response besides its page: docs/wire.md "Search". */
export type MachinesFound = RecordOf<typeof machinesFoundShape>;
export type MachinePage = Paginated<MachineRecord> & MachinesFound;
