import { MissingRecord, type MissingProps } from '../missing/missing-record';

export function TicketMissing(props: MissingProps) {
  return (
    <MissingRecord {...props} noun="ticket">
      It may have been deleted, or it belongs to someone else.
    </MissingRecord>
  );
}
