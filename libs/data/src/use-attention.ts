import type { RecordType } from '@laravel-wire/core';
import { machineQuestionType, rentalRequestType, supportTicketType } from '@yard/contracts';
import { useSession } from '@yard/session';
import { useLiveRecords } from './use-live-records';
import { type ListFilters, useRecords } from './use-records';

/** Numbers of records that wait for the current user; the red dots of menus and tiles. */
export interface Attention {
  rental_requests: number;
  support_tickets: number;
  machine_questions: number;
  /** Returns that an admin has to decide on. */
  contested_returns: number;
}

const WAITING = { needs_attention: true };
/** An admin's rentals are only those that they are a party of: the public site lists no others. */
const OWN = { ...WAITING, role: 'either' };

/**
 * Requirement 7.23. Only the admin site says who is an admin: there tickets have a dot, and returns that wait for a
 * decision; everybody else is a reader of the public site.
 */
export function useAttention(): Attention {
  const { user } = useSession();
  const isDesk = user?.admin === true;
  const isReader = user !== null && !isDesk;
  return {
    rental_requests: useTotal(rentalRequestType, OWN, isReader, true),
    support_tickets: useTotal(supportTicketType, WAITING, user !== null),
    contested_returns: useTotal(rentalRequestType, { contested: true }, isDesk),
    machine_questions: useTotal(machineQuestionType, WAITING, isReader),
  };
}

/** The number of records, now and after each change; 0 where it is not requested. @param isAttention  events tell it, too */
function useTotal<R extends { id: number }>(
  type: RecordType<R>,
  filters: ListFilters,
  enabled: boolean,
  isAttention = false,
): number {
  useLiveRecords(type);
  const { data } = useRecords(type, { ...filters, only_total: true }, { enabled, isAttention });
  return enabled && data ? data.total : 0;
}
