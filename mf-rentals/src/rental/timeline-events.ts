import type { RentalRequestRecord } from '@yard/contracts';
import type { TimelineEvent } from '@yard/ui';
import { dayWords, instantWords, zoneOf } from '../words/time-words';

/** What happened with a rental and what is to come, in its order. */
export function timelineEvents(request: RentalRequestRecord): TimelineEvent[] {
  const zone = zoneOf(request.machine);
  const at = (instant: string) => instantWords(instant, zone);
  const { approved_at, declined_at, cancellation, machine_return, closed_at, deposit_refunded_at } = request;
  const events: (TimelineEvent | null)[] = [
    { id: 'asked', title: `${request.user.name} asked`, at: at(request.created_at), tone: 'info' },
    approved_at ? { id: 'approved', title: 'Approved', at: at(approved_at), tone: 'good' } : null,
    declined_at ? { id: 'declined', title: 'Declined', at: at(declined_at), tone: 'bad' } : null,
    ...(cancellation ? [] : rentalDays(request)),
    machine_return
      ? { id: 'returned', title: 'Returned', at: at(machine_return.returned_at), tone: 'info' }
      : null,
    cancellation
      ? {
          id: 'cancelled',
          title: `Cancelled by ${cancellation.user_name}`,
          at: at(cancellation.created_at),
          tone: 'bad',
          children: cancellation.reason,
        }
      : null,
    deposit_refunded_at
      ? { id: 'refunded', title: 'Deposit went back', at: at(deposit_refunded_at), tone: 'good' }
      : null,
    closed_at ? { id: 'closed', title: 'Closed', at: at(closed_at), tone: 'neutral' } : null,
  ];
  return events.filter((event) => event !== null);
}

function rentalDays(request: RentalRequestRecord): TimelineEvent[] {
  const { status, start_date, start_time, end_date, end_time, machine_return } = request;
  if (status === 'declined') return [];
  const hasBegun = ['active', 'returned', 'closed'].includes(status);
  const starts: TimelineEvent = {
    id: 'starts',
    title: hasBegun ? 'Rental began' : 'Rental begins',
    at: dayWords(start_date, start_time),
    tone: 'info',
    ahead: !hasBegun,
  };
  const ends = { id: 'ends', title: 'Due back', at: dayWords(end_date, end_time), ahead: true };
  return machine_return || status === 'closed' ? [starts] : [starts, ends];
}
