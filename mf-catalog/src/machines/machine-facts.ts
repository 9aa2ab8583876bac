import type { BaseFields, MachineRecord } from '@yard/contracts';
import { daysWords, placeWords } from './machine-words';

/** Members that pages show in another place, or that no visitor needs. */
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
  | `total_${'amount' | 'option_id'}`
  | `free_${'from' | 'to'}`;

type Fact = [label: string, of: (machine: MachineRecord) => string | null | undefined];

/** What a machine is, as far as its owner says it: on its page, and beside others. */
const FACTS: Record<Exclude<keyof MachineRecord, Elsewhere> | 'place', Fact> = {
  machine_type_name: ['Type', ({ machine_type_name }) => machine_type_name],
  manufacturer: ['Manufacturer', ({ manufacturer }) => manufacturer],
  model: ['Model', ({ model }) => model],
  year: ['Year', ({ year }) => year?.toString()],
  hours: ['Hours run', ({ hours }) => hours?.toLocaleString('en-US')],
  place: ['Stands in', placeWords],
  minimum_days: ['Rented for', ({ minimum_days }) => `${daysWords(minimum_days)} or more`],
  turnaround_days: ['Between rentals', ({ turnaround_days: days }) => (days === 0 ? null : daysWords(days))],
  call_off: ['Ends early', ({ call_off }) => (call_off ? 'Call it off any day, pay what you used' : null)],
};
export const MACHINE_FACTS: readonly Fact[] = Object.values(FACTS);
