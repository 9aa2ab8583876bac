import { NotFound } from '@laravel-wire/nest';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { SupportTicket } from './support-ticket.entity';

/** The refusal of a change of a resolved ticket. */
export const RESOLVED = 'This ticket is resolved; reopen it first.';

/** The ticket, locked. @throws NotFound where it was deleted meanwhile */
export async function lockedTicket(tx: Transaction, id: number): Promise<SupportTicket> {
  const ticket = await tx.lock(SupportTicket, { id });
  if (!ticket) throw NotFound.record('SupportTicket', id);
  return ticket;
}
