import { supportTicketType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';

/** A ticket that stays in step with the server. Null when the path names none. */
export function useTicket(id: number | null) {
  useLiveRecords(supportTicketType);
  return useRecord(supportTicketType, id);
}

export function idFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
