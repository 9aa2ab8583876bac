import type { TicketState } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { placesFor } from '@kit/server/store/reading';
import { storedTypes } from '../messaging/messageable-types';

// `ticket-state.ts` of @yard/contracts in SQL.

export const NOT_RESOLVED = 'ticket.resolved_at IS NULL';

/** The state of rows named `ticket`; an index on the two stamps finds them. */
export const IN_STATE: Record<TicketState, string> = {
  waiting_for_us: `${NOT_RESOLVED} AND ticket.answered_at IS NULL`,
  waiting_for_user: `${NOT_RESOLVED} AND ticket.answered_at IS NOT NULL`,
  resolved: 'ticket.resolved_at IS NOT NULL',
};

/** Writes who spoke last on a ticket, from its messages; another message, or one that is deleted, changes it. */
export async function storeLastWord(manager: EntityManager, ticketId: number): Promise<void> {
  const types = storedTypes('support_ticket');
  const sql = `UPDATE support_tickets SET answered_at = (
      SELECT CASE WHEN last.user_id <> support_tickets.user_id
          AND (support_tickets.reopened_at IS NULL OR last.created_at > support_tickets.reopened_at)
        THEN last.created_at END
      FROM messages last
      WHERE last.messageable_id = support_tickets.id AND last.messageable_type IN (${placesFor(types)})
        AND last.deleted_at IS NULL
      ORDER BY last.created_at DESC, last.id DESC LIMIT 1)
    WHERE id = ?`;
  await manager.query(sql, [...types, ticketId]);
}
