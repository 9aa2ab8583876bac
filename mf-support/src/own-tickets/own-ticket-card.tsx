import type { SupportTicketRecord } from '@yard/contracts';
import { Card, DateText, Indicator, Row, Stack, Text } from '@yard/ui';
import { TicketStatus } from '../ticket/ticket-status';
import styles from './own-tickets.module.css';

/** A ticket in the list: number, first line, since when, and a dot where an answer waits. */
export function OwnTicketCard({ ticket }: { ticket: SupportTicketRecord }) {
  return (
    <Card to={`/support/${ticket.id}`}>
      <Stack as="span" gap={2}>
        <Row as="span" gap={2} across={3} align="center" wrap size={14}>
          <Text as="span" weight={650} figures>
            {ticket.number}
          </Text>
          <TicketStatus ticket={ticket} reader="author" />
          {ticket.needs_attention && (
            <Row as="span" gap={2} align="center" inline weight={600}>
              <Indicator /> New message
            </Row>
          )}
          <span className={styles.day}>
            <DateText dayOnly value={ticket.created_at} />
          </span>
        </Row>
        <span className={styles.line}>{ticket.subject ?? firstLine(ticket.message)}</span>
      </Stack>
    </Card>
  );
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
