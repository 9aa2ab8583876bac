import { rentalRequestType, supportTicketType } from '@yard/contracts';
import { useSession } from '@yard/session';
import { useLiveRecords } from './use-live-records';
import { useRecords } from './use-records';

/** How many records wait for the current user, by record type; the red dots of menus and tiles. */
export interface Attention {
  rental_requests: number;
  support_tickets: number;
}

const WAITING = { needs_attention: true, per_page: 1 } as const;

export function useAttention(): Attention {
  const enabled = useSession().user !== null;
  const rentals = useRecords(rentalRequestType, WAITING, { enabled });
  const tickets = useRecords(supportTicketType, WAITING, { enabled });
  useLiveRecords(rentalRequestType);
  useLiveRecords(supportTicketType);

  return {
    rental_requests: enabled ? (rentals.data?.total ?? 0) : 0,
    support_tickets: enabled ? (tickets.data?.total ?? 0) : 0,
  };
}
