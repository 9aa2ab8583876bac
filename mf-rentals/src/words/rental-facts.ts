import { phoneLink, type RentalRequestRecord } from '@yard/contracts';
import type { Reader } from './reader';
import { dayWords } from './time-words';

export interface RentalFact {
  label: string;
  value: string;
  is?: 'person';
  href?: string;
  /** The person's id; null where they are gone. */
  userId?: number | null;
}

/** Time, place and the other people of a rental. @param unit  of distances */
export function rentalFacts(request: RentalRequestRecord, reader: Reader, unit: string): RentalFact[] {
  const { machine, renter, pickup } = request;
  const distance = request.delivery_distance === null ? '' : `, ${request.delivery_distance} ${unit}`;
  const way = request.delivery_enabled ? `Delivered${distance}` : 'Picked up';
  const facts: RentalFact[] = [
    { label: 'First day', value: dayWords(request.start_date, request.start_time) },
    { label: 'Last day', value: dayWords(request.end_date, request.end_time) },
    { label: 'Place of use', value: request.address },
    { label: 'How it gets there', value: way },
    ...given('Pick-up address', pickup?.address),
    ...given('Owner’s phone', pickup?.owner_phone, phoneLink),
    { label: 'Renter', value: request.user.name, is: 'person', userId: request.user.id },
    ...given('Renter’s phone', renter?.phone, phoneLink),
    { label: 'Owner', value: machine.user_name, is: 'person', userId: machine.user_id },
  ];
  return facts.filter(({ label }) => label.toLowerCase() !== reader);
}

function given(
  label: string,
  value: string | null | undefined,
  linkOf?: (value: string) => string | null,
): RentalFact[] {
  if (!value) return [];
  const href = linkOf?.(value);
  return [{ label, value, ...(href && { href }) }];
}
