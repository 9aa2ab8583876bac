import { type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { type ErrorReportRecord, errorReportType, recordingType } from '@yard/contracts/watching';
import { useRecords } from '@yard/data';
import { momentInWords } from '@yard/dates';
import { Notes, PersonName } from '@yard/remote-kit';
import { PhotoThumbs } from '@yard/threads';
import { DateText, Grid, Hint, LinkButton, Panel, Row, SpecSheet, Stack, StatusBadge, Typed } from '@yard/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TicketThread } from '../ticket/ticket-thread';
import { AnswerDue } from './answer-due';
import { SavedReplyMenu } from './saved-reply-menu';
import { TicketHandling } from './ticket-handling';

export function TicketView({ ticket, status }: { ticket: SupportTicketRecord; status?: ReactNode }) {
  return (
    <Grid cells={340} gap={5} align="start">
      <Stack gap={5}>
        {status && <div>{status}</div>}
        <Panel title={`${ticket.user_name} wrote`}>
          <Typed>{ticket.message}</Typed>
          <PhotoThumbs photos={ticket.photos} label={`Photos from ${ticket.user_name}`} />
        </Panel>
        <Panel title="Conversation">
          <TicketThread
            ticket={ticket}
            stranger="another admin"
            empty="No answer yet."
            tools={(text, write) => <SavedReplyMenu ticket={ticket} text={text} write={write} />}
          />
        </Panel>
      </Stack>
      <Stack gap={5}>
        <SpecSheet facts={factsOf(ticket)} />
        <TicketHandling ticket={ticket} />
        <Notes on={supportTicketType} id={ticket.id} />
        <TicketRecordings ticket={ticket} />
        <TicketErrors ticket={ticket} />
      </Stack>
    </Grid>
  );
}

function factsOf(ticket: SupportTicketRecord): { label: string; value: ReactNode }[] {
  const { rental_request_id: rental, resolved_at, resolved_name, details } = ticket;
  const by = resolved_name === null ? '' : ` by ${resolved_name}`;
  const facts = [
    { label: 'From', value: <PersonName id={ticket.user_id} name={ticket.user_name} /> },
    { label: 'Opened', value: momentInWords(ticket.created_at) },
    { label: 'Answer due', value: ticket.answer_due_at && <AnswerDue ticket={ticket} /> },
    { label: 'Rental', value: rental && <Link to={`/rental_requests/${rental}`}>No. {rental}</Link> },
    { label: 'Resolved', value: resolved_at && momentInWords(resolved_at) + by },
    { label: 'Details', value: details && <Typed>{details}</Typed> },
    { label: 'GitHub issue', value: ticket.github_issue_number && <GithubIssue ticket={ticket} /> },
  ];
  return facts.filter(({ value }) => value);
}

function TicketRecordings({ ticket }: { ticket: SupportTicketRecord }) {
  const { data } = useRecords(recordingType, { support_ticket_id: ticket.id, per_page: 5 });
  return data?.data.map(({ id, created_at }) => (
    <div key={id}>
      <LinkButton icon="eye" to={`/recordings/${id}`}>
        Watch what they saw, {momentInWords(created_at)}
      </LinkButton>
    </div>
  ));
}

const looks = { open: { tone: 'warn', label: 'Open' }, closed: { tone: 'good', label: 'Closed' } } as const;

function GithubIssue({ ticket }: { ticket: SupportTicketRecord }) {
  const { github_issue_number, github_issue_url, github_issue_state } = ticket;
  const look = github_issue_state && looks[github_issue_state];
  return (
    <>
      {github_issue_url === null ? (
        `#${github_issue_number}`
      ) : (
        <a href={github_issue_url} target="_blank" rel="noreferrer">
          #{github_issue_number}
        </a>
      )}{' '}
      {look && <StatusBadge {...look} />}
    </>
  );
}

const SHOWN = 3;

function TicketErrors({ ticket: { user_id, user_name } }: { ticket: SupportTicketRecord }) {
  const { data } = useRecords(errorReportType, { user_id, per_page: SHOWN });
  if (!data || data.total === 0) return null;
  return (
    <Panel title={`What went wrong for ${user_name}`}>
      <Stack as="ul" gap={2} bare>
        {data.data.map((report) => (
          <Row as="li" key={report.id} gap={1} across={4} justify="between" wrap breaks>
            <ErrorLine report={report} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

function ErrorLine({ report: { id, name, message, page, last_seen_at } }: { report: ErrorReportRecord }) {
  return (
    <>
      <Link to={`/error_reports?state=all&error=${id}`}>
        {name}: {message.split('\n', 1)[0]}
      </Link>
      <Hint as="span">
        {page && `${page} · `}
        <DateText value={last_seen_at} />
      </Hint>
    </>
  );
}
