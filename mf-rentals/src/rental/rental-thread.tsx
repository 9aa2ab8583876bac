import { type RentalRequestRecord, rentalRequestType, zoneOf } from '@yard/contracts';
import { RecordThread } from '@yard/threads';
import { useMemo } from 'react';
import { zoneNote } from '../words/time-words';

/** The conversation of a rental: renter, owner, and Yard where it helps. */
export function RentalThread({ request }: { request: RentalRequestRecord }) {
  const { user, machine } = request;
  const people = useMemo(
    () => new Map([[user.id, user.name]]).set(machine.user_id, machine.user_name),
    [user, machine],
  );
  // The page has one clock, that of the machine's place.
  const zone = zoneOf(machine);
  const place = { zone, note: zoneNote(zone) };
  // A request waits for more than its messages to be read.
  const record = { ...request, needs_attention: false };
  return (
    <RecordThread
      on={{ kind: 'rental_request', type: rentalRequestType, record, people, place }}
      label="Messages"
      stranger="Yard"
      empty="No messages yet. Ask about access, fuel or the time of delivery."
    />
  );
}
