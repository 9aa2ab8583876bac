import { rentalNeedsAttention, type RentalRequestRecord, rentalRequestType, zoneOf } from '@yard/contracts';
import { useSession } from '@yard/session';
import { RecordThread } from '@yard/threads';
import { useCallback, useMemo } from 'react';

/** Its place on the page, for what leads there. */
export const MESSAGES = 'messages';

export function RentalThread({ request }: { request: RentalRequestRecord }) {
  const { user, machine } = request;
  const userId = useSession().user?.id ?? 0;
  const people = useMemo(
    () => new Map([[user.id, user.name]]).set(machine.user_id, machine.user_name),
    [user, machine],
  );
  const waits = useCallback(
    (read: RentalRequestRecord) =>
      rentalNeedsAttention({ ...read, owner_id: read.machine.user_id }, { userId, hasUnread: false }),
    [userId],
  );
  // All times of a rental's page are those of the machine's place.
  const zone = zoneOf(machine);
  // A rental needs attention for other reasons, too: reading its messages alone must not end that.
  const record = { ...request, needs_attention: false };
  return (
    <div id={MESSAGES}>
      <RecordThread
        on={{ kind: 'rental_request', type: rentalRequestType, record, people, zone, waits }}
        label="Messages"
        stranger="Yard"
        empty="No messages yet. Ask about access, fuel or delivery."
      />
    </div>
  );
}
