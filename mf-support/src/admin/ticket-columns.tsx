import { awaitsAnswer, type SupportTicketRecord } from '@yard/contracts';
import { ticketList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { DateText, Indicator, Row, StatusBadge } from '@yard/ui';
import { dayOf, daysCovered } from '@yard/dates';
import { TicketStatus } from '../ticket/ticket-status';
import { AnswerDue } from './answer-due';

export const ticketColumns = columnsOf(ticketList, {
  number: {
    width: '110px',
    render: (ticket) => (
      <Row as="span" gap={2} align="center" inline weight={600} nowrap>
        {ticket.number}
        {awaitsAnswer(ticket) && <Indicator label="No answer yet" size={9} />}
      </Row>
    ),
  },
  text: {
    grows: true,
    render: ({ subject, message, priority }) => (
      <>
        {priority !== 'normal' && <StatusBadge {...PRIORITIES[priority]} />}{' '}
        {subject ?? message.trim().split('\n', 1)[0]}
      </>
    ),
    below: (ticket) => (
      <>
        {ticket.user_name} · <DateText dayOnly value={ticket.created_at} /> <AnswerDue ticket={ticket} />
      </>
    ),
  },
  assignee_name: { width: '140px', wide: true },
  user_name: { wide: true },
  status: { width: '150px', render: (ticket) => <TicketStatus ticket={ticket} reader="admin" /> },
  created_at: { width: '120px', sortable: true, wide: 'most', date: 'day' },
  answer_due_at: {
    width: '170px',
    wide: true,
    render: (ticket) => (
      <>
        {ageOf(ticket)} <AnswerDue ticket={ticket} />
      </>
    ),
  },
  resolved_at: { width: '130px', sortable: true, wide: 'most', date: 'day' },
  github_issue_number: {
    width: '80px',
    align: 'end',
    wide: 'most',
    render: (ticket) => (ticket.github_issue_number === null ? '–' : `#${ticket.github_issue_number}`),
  },
});

function ageOf({ created_at }: SupportTicketRecord): string {
  const days = daysCovered(dayOf(created_at), dayOf(new Date().toISOString())) - 1;
  if (days < 1) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

const PRIORITIES = { high: { label: 'High', tone: 'bad' }, low: { label: 'Low', tone: 'neutral' } } as const;
