import { awaitsAnswer } from '@yard/contracts';
import { ticketList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { DateText, Indicator, Row, StatusBadge } from '@yard/ui';
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
  assignee_name: { width: '120px', wide: true },
  user_name: { wide: true },
  status: { width: '150px', render: (ticket) => <TicketStatus ticket={ticket} reader="admin" /> },
  created_at: { width: '110px', sortable: true, wide: 'most', date: 'day' },
  answer_due_at: {
    width: '140px',
    wide: true,
    render: (ticket) => (ticket.answer_due_at === null ? '–' : <AnswerDue ticket={ticket} />),
  },
  resolved_at: { width: '110px', sortable: true, wide: 'most', date: 'day' },
  github_issue_number: {
    width: '70px',
    align: 'end',
    wide: 'most',
    render: (ticket) => (ticket.github_issue_number === null ? '–' : `#${ticket.github_issue_number}`),
  },
});

const PRIORITIES = { high: { label: 'High', tone: 'bad' }, low: { label: 'Low', tone: 'neutral' } } as const;
