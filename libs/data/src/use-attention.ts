import type { RecordType } from '@laravel-wire/core';
import { machineQuestionType, rentalRequestType, supportTicketType } from '@yard/contracts';
import { useSession } from '@yard/session';
import { useLiveRecords } from './use-live-records';
import { type ListFilters, useRecords } from './use-records';

/** How many records wait for the current user; the red dots of menus and tiles. */
export interface Attention {
  rental_requests: number;
  support_tickets: number;
  machine_questions: number;
  /** Returns that an admin has to decide on. */
  contested_returns: number;
}

const WAITING = { needs_attention: true };

/**
 * On the admin site what admins answer to: tickets that nobody has answered too, and contested returns. Of rentals also
 * what is due without needing attention by the specification, as a refused payment is.
 */
export function useAttention(): Attention {
  const { user } = useSession();
  const isDesk = user?.admin === true;
  const isReader = user?.admin === false;
  const tickets = useTotal(supportTicketType, WAITING, isReader);
  const asked = useTotal(supportTicketType, { waiting: true }, isDesk);
  return {
    rental_requests: useTotal(rentalRequestType, { your_turn: true }, isReader),
    support_tickets: tickets + asked,
    contested_returns: useTotal(rentalRequestType, { contested: true }, isDesk),
    machine_questions: useTotal(machineQuestionType, WAITING, isReader),
  };
}

/** How many there are, now and with each change; 0 where it is not asked. */
function useTotal<R extends { id: number }>(
  type: RecordType<R>,
  filters: ListFilters,
  enabled: boolean,
): number {
  useLiveRecords(type);
  const { data } = useRecords(type, { ...filters, only_total: true }, { enabled });
  return enabled && data ? data.total : 0;
}
