import { type SupportTicketRecord, TICKET_STATE_NAMES, type TicketState } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

type Look = { tone: 'warn' | 'info' | 'good'; words: string };

const LOOKS: Record<'admin' | 'author', Record<TicketState, Look>> = {
  admin: {
    waiting_for_us: { tone: 'warn', words: TICKET_STATE_NAMES.waiting_for_us },
    waiting_for_user: { tone: 'info', words: TICKET_STATE_NAMES.waiting_for_user },
    resolved: { tone: 'good', words: TICKET_STATE_NAMES.resolved },
  },
  author: {
    waiting_for_us: { tone: 'info', words: 'Waiting for our answer' },
    waiting_for_user: { tone: 'warn', words: 'Waiting for you' },
    resolved: { tone: 'good', words: TICKET_STATE_NAMES.resolved },
  },
};

type TicketStatusProps = { ticket: Pick<SupportTicketRecord, 'state'>; reader: keyof typeof LOOKS };

export function TicketStatus({ ticket, reader }: TicketStatusProps) {
  const { tone, words } = LOOKS[reader][ticket.state];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}
