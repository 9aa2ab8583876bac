import type { BaseFields, MachineRecord } from '@yard/contracts';
import { SpecSheet } from '@yard/ui';
import { daysWords, placeWords } from '../machines/machine-words';

/** Members that a machine's page shows in another place, or that no visitor needs. */
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

type Fact = [label: string, value: string | number | null | undefined];

/** What the machine is, as far as its owner says it. */
export function MachineFacts({ machine }: { machine: MachineRecord }) {
  const said: Record<Exclude<keyof MachineRecord, Elsewhere> | 'place', Fact> = {
    machine_type_name: ['Type', machine.machine_type_name],
    manufacturer: ['Manufacturer', machine.manufacturer],
    model: ['Model', machine.model],
    year: ['Year', machine.year],
    hours: ['Hours run', machine.hours?.toLocaleString('en-US')],
    place: ['Stands in', placeWords(machine)],
    minimum_days: ['Rented for', `${daysWords(machine.minimum_days)} or more`],
    turnaround_days: [
      'Between rentals',
      machine.turnaround_days === 0 ? null : daysWords(machine.turnaround_days),
    ],
    call_off: ['Ends early', machine.call_off ? 'Call it off any day, pay what you used' : null],
  };
  const facts = Object.values(said).map(([label, value]) => ({ label, value }));
  return <SpecSheet facts={facts.filter(({ value }) => value != null)} />;
}
