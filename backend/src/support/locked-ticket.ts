import { Conflict, mustBeUnchanged } from '@laravel-wire/nest';
import { ticketStateOf } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { SupportTicket } from './support-ticket.entity';
import { ticketMoves } from './ticket-moves';

/** The ticket, locked. @throws NotFound where it was deleted meanwhile */
export function lockedTicket(tx: Transaction, id: number): Promise<SupportTicket> {
  return tx.lockOne(SupportTicket, id);
}

/** The same for a move. @throws Conflict where it changed since `seen`, and where its state does not allow it */
export async function ticketFor(
  tx: Transaction,
  { id }: { id: number },
  move: keyof typeof ticketMoves.rows,
  seen?: string | null,
): Promise<SupportTicket> {
  const ticket = await lockedTicket(tx, id);
  mustBeUnchanged(ticket, seen, 'ticket');
  if (!ticketMoves.from(move).includes(ticketStateOf(ticket)))
    throw new Conflict(ticketMoves.rows[move].refusal);
  return ticket;
}
