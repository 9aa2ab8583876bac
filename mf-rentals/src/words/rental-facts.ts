import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { dayWords, zoneNote } from './time-words';

export interface RentalFact {
  label: string;
  value: string;
  /** Values of these kinds are shown as a link. */
  is?: 'phone' | 'person';
  /** The person's id; null where they are gone. */
  userId?: number | null;
}

/** When and where a rental takes place, and with whom. @param unit  of distances */
export function rentalFacts(request: RentalRequestRecord, unit: string): RentalFact[] {
  const { machine, renter, pickup } = request;
  const zone = zoneNote(zoneOf(machine));
  const distance = request.delivery_distance === null ? '' : `, ${request.delivery_distance} ${unit}`;
  const way = request.delivery_enabled ? `Delivered${distance}` : 'Picked up';
  return [
    { label: `First day${zone}`, value: dayWords(request.start_date, request.start_time) },
    { label: `Last day${zone}`, value: dayWords(request.end_date, request.end_time) },
    { label: 'Place of use', value: request.address },
    { label: 'How it gets there', value: way },
    ...given('Pick it up at', pickup?.address),
    ...given('Owner’s phone', pickup?.owner_phone, 'phone'),
    { label: 'Renter', value: request.user.name, is: 'person', userId: request.user.id },
    ...given('Renter’s phone', renter?.phone, 'phone'),
    { label: 'Owner', value: machine.user_name, is: 'person', userId: machine.user_id },
  ];
}

function given(label: string, value: string | null | undefined, is?: RentalFact['is']): RentalFact[] {
  return value ? [{ label, value, ...(is && { is }) }] : [];
}
