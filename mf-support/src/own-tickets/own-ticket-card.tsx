import type { SupportTicketRecord } from '@yard/contracts';
import { Card, DateText, Indicator } from '@yard/ui';
import { TicketStatus } from '../ticket/ticket-status';
import styles from './own-tickets.module.css';

/** A ticket in the list: number, first line, since when, and a dot where an answer waits. */
export function OwnTicketCard({ ticket }: { ticket: SupportTicketRecord }) {
  return (
    <Card to={`/support/${ticket.id}`}>
      <span className={styles.card}>
        <span className={styles.head}>
          <span className={styles.number}>{ticket.number}</span>
          <TicketStatus ticket={ticket} reader="author" />
          {ticket.needs_attention && (
            <span className={styles.news}>
              <Indicator /> New message
            </span>
          )}
          <span className={styles.day}>
            <DateText dayOnly value={ticket.created_at} />
          </span>
        </span>
        <span className={styles.line}>{ticket.subject ?? firstLine(ticket.message)}</span>
      </span>
    </Card>
  );
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
