import { type SupportTicketRecord, TICKET_STATE_NAMES, type TicketState } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

type Look = { tone: 'warn' | 'info' | 'good'; label: string };

const LOOKS: Record<'admin' | 'author', Record<TicketState, Look>> = {
  admin: {
    waiting_for_us: { tone: 'warn', label: TICKET_STATE_NAMES.waiting_for_us },
    waiting_for_user: { tone: 'info', label: TICKET_STATE_NAMES.waiting_for_user },
    resolved: { tone: 'good', label: TICKET_STATE_NAMES.resolved },
  },
  author: {
    waiting_for_us: { tone: 'info', label: 'Waiting for our answer' },
    waiting_for_user: { tone: 'warn', label: 'Waiting for you' },
    resolved: { tone: 'good', label: TICKET_STATE_NAMES.resolved },
  },
};

type TicketStatusProps = { ticket: Pick<SupportTicketRecord, 'state'>; reader: keyof typeof LOOKS };

export const TicketStatus = ({ ticket, reader }: TicketStatusProps) => (
  <StatusBadge {...LOOKS[reader][ticket.state]} />
);
