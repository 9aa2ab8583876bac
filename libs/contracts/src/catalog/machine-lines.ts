import { daysWords } from '../days/days-words';
import type { BaseFields } from '../record';
import { MACHINE_FACTS, type MachineFact, ofFacts } from './machine-facts';
import type { MachineRecord } from './machine-records';

/** Members that pages show in another place, or that no reader needs. */
type Elsewhere =
  | keyof BaseFields
  | 'user_id'
  | 'user_name'
  | 'answers_within_hours'
  | 'machine_type_id'
  | 'subject'
  | 'description'
  | 'attributes'
  | `${'daily' | 'weekly' | 'monthly'}_rate`
  | `${'tank' | 'cleaning'}_amount`
  | 'instant_book'
  | 'address_id'
  | 'city'
  | 'state'
  | 'geotag'
  | 'time_zone'
  | 'published_at'
  | 'taken_off_reason'
  | 'delivery_options'
  | 'photos'
  | 'rating'
  | 'reviews'
  | 'illustration_url'
  | 'label_url'
  | 'distance'
  | `total_${'amount' | 'deposit_amount' | 'option_id'}`
  | `free_${'from' | 'to'}`;

type Line = readonly [label: string, of: (machine: MachineRecord) => string | null | undefined];

/** The owner's facts about a machine: on its page, beside other machines, and for admins. */
const LINES: Record<Exclude<keyof MachineRecord, Elsewhere> | 'place', Line> = {
  machine_type_name: ['Type', ({ machine_type_name }) => machine_type_name],
  ...ofFacts((name): Line => [MACHINE_FACTS[name].label, (machine) => factWords(machine, name)]),
  place: ['Located in', placeWords],
  minimum_days: ['Minimum rental', ({ minimum_days }) => `${daysWords(minimum_days)} or more`],
  turnaround_days: ['Between rentals', ({ turnaround_days: days }) => (days === 0 ? null : daysWords(days))],
  call_off: [
    'Early return',
    ({ call_off }) => (call_off ? 'Return it early and pay only for the days used' : null),
  ],
};
export const MACHINE_LINES: readonly Line[] = Object.values(LINES);

/** `Austin, TX`, or what there is of it; null while a draft has no place. */
export function placeWords({ city, state }: Pick<MachineRecord, 'city' | 'state'>): string | null {
  return [city, state].filter(Boolean).join(', ') || null;
}

/** A year has no comma. */
function factWords(machine: MachineRecord, name: MachineFact): string | undefined {
  const value = machine[name];
  return MACHINE_FACTS[name].field.kind === 'number' ? value?.toLocaleString('en-US') : value?.toString();
}
