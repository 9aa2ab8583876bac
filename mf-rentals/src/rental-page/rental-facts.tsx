import type { RentalRequestRecord } from '@yard/contracts';
import { dayOf, formatDate } from '@yard/dates';
import { PersonName, useSettings } from '@yard/remote-kit';
import { Panel, Rating, SpecSheet, Typed } from '@yard/ui';
import type { ReactNode } from 'react';
import type { Reader } from '../words/reader';
import { type RentalFact, rentalFacts } from '../words/rental-facts';

export function RentalFacts({ request, reader }: { request: RentalRequestRecord; reader: Reader }) {
  const { distance_unit } = useSettings();
  const facts = rentalFacts(request, reader, distance_unit).map((fact) => ({
    label: fact.label,
    value: shown(fact),
  }));
  // The owner is the last of them, to all but the owner.
  facts.splice(reader === 'owner' ? facts.length : -1, 0, ...aboutRenter(request));
  return (
    <Panel title="When and where">
      <SpecSheet facts={facts} />
      <Typed above={3}>{request.details}</Typed>
    </Panel>
  );
}

function shown({ value, is, userId, href }: RentalFact): ReactNode {
  if (href) return <a href={href}>{value}</a>;
  return is === 'person' ? <PersonName id={userId ?? undefined} name={value} /> : value;
}

function aboutRenter({ renter }: RentalRequestRecord): { label: string; value: ReactNode }[] {
  if (!renter) return [];
  const known = `On Yard since ${formatDate(dayOf(renter.since), 'long')}, ${rentalsInWords(renter.rentals)}`;
  return [
    { label: 'About the renter', value: known },
    ...(renter.reviews > 0 ? [{ label: 'Rated by owners', value: <Rating {...renter} /> }] : []),
  ];
}

const rentalsInWords = (count: number) =>
  count === 0 ? 'no finished rental yet' : `${count} finished ${count === 1 ? 'rental' : 'rentals'}`;
