import { supportTicketType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';

export function useTicket(id: number | null) {
  useLiveRecords(supportTicketType);
  return useRecord(supportTicketType, id);
}

export function idFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
