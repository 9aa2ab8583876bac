import type { RentalRequestRecord } from '@yard/contracts';
import { dayOf, formatDate } from '@yard/dates';
import { PersonName, useSettings } from '@yard/remote-kit';
import { Panel, Rating, SpecSheet } from '@yard/ui';
import type { ReactNode } from 'react';
import { dayWords, zoneNote, zoneOf } from '../words/time-words';
import styles from './rental.module.css';

/** Days, place, delivery and what the renter said. */
export function RentalFacts({ request, aside }: { request: RentalRequestRecord; aside?: ReactNode }) {
  const { distance_unit } = useSettings();
  const { machine } = request;
  const zone = zoneNote(zoneOf(request.machine));
  const distance =
    request.delivery_distance === null ? '' : `, ${request.delivery_distance} ${distance_unit}`;
  const facts = [
    { label: `First day${zone}`, value: dayWords(request.start_date, request.start_time) },
    { label: `Last day${zone}`, value: dayWords(request.end_date, request.end_time) },
    { label: 'Place of use', value: request.address },
    { label: 'How it gets there', value: request.delivery_enabled ? `Delivered${distance}` : 'Picked up' },
    ...pickupFacts(request),
    { label: 'Renter', value: <PersonName id={request.user.id} name={request.user.name} /> },
    ...renterFacts(request),
    { label: 'Owner', value: <PersonName id={machine?.user_id} name={machine?.user_name ?? '–'} /> },
  ];
  return (
    <Panel title="When and where" aside={aside}>
      <SpecSheet facts={facts} />
      {request.details && <p className={styles.details}>{request.details}</p>}
    </Panel>
  );
}

/** What the owner knows of the renter. */
function renterFacts({ renter }: RentalRequestRecord): { label: string; value: ReactNode }[] {
  if (!renter) return [];
  const known = `On Yard since ${formatDate(dayOf(renter.since), 'long')}, ${rentalsInWords(renter.rentals)}`;
  return [
    ...(renter.phone ? [{ label: 'Renter’s phone', value: <PhoneLink phone={renter.phone} /> }] : []),
    { label: 'About the renter', value: known },
    ...(renter.reviews > 0 ? [{ label: 'Rated by owners', value: <Rating {...renter} /> }] : []),
  ];
}

const rentalsInWords = (count: number) =>
  count === 0 ? 'no finished rental yet' : `${count} finished ${count === 1 ? 'rental' : 'rentals'}`;

function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}

/** The way to the machine, and to its owner, for who picks it up. */
function pickupFacts({ pickup }: RentalRequestRecord): { label: string; value: ReactNode }[] {
  const { address, owner_phone: phone } = pickup ?? {};
  return [
    ...(address ? [{ label: 'Pick it up at', value: address }] : []),
    ...(phone ? [{ label: 'Owner’s phone', value: <PhoneLink phone={phone} /> }] : []),
  ];
}
