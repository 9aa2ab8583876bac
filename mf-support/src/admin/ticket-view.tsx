import { type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { Notes, PersonName } from '@yard/remote-kit';
import { PhotoThumbs } from '@yard/threads';
import { Grid, LinkButton, Panel, SpecSheet, Stack, Typed } from '@yard/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { momentInWords } from '@yard/dates';
import { recordingType } from '@yard/contracts/watching';
import { useRecords } from '@yard/data';
import { TicketThread } from '../ticket/ticket-thread';
import { GithubIssue } from './github-issue';
import { AnswerDue } from './answer-due';
import { TicketHandling } from './ticket-handling';
import { SavedReplyMenu } from './saved-reply-menu';
import { TicketErrors } from './ticket-errors';

export function TicketView({ ticket, status }: { ticket: SupportTicketRecord; status?: ReactNode }) {
  return (
    <Stack gap={5}>
      {status && <div>{status}</div>}
      <SpecSheet facts={factsOf(ticket)} />
      <TicketHandling ticket={ticket} />
      <Panel title={`${ticket.user_name} wrote`}>
        <Typed>{ticket.message}</Typed>
        <PhotoThumbs photos={ticket.photos} label={`Photos from ${ticket.user_name}`} />
      </Panel>
      <TicketRecordings ticket={ticket} />
      <TicketErrors ticket={ticket} />
      <Grid cells={340} gap={5} align="start">
        <Panel title="Conversation">
          <TicketThread
            ticket={ticket}
            stranger="another admin"
            empty="Nobody has answered yet."
            tools={(text, write) => <SavedReplyMenu ticket={ticket} text={text} write={write} />}
          />
        </Panel>
        <Notes on={supportTicketType} id={ticket.id} />
      </Grid>
    </Stack>
  );
}

function factsOf(ticket: SupportTicketRecord): { label: string; value: ReactNode }[] {
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'From', value: <PersonName id={ticket.user_id} name={ticket.user_name} /> },
    { label: 'Opened', value: momentInWords(ticket.created_at) },
  ];
  if (ticket.answer_due_at !== null)
    facts.push({ label: 'Answer due', value: <AnswerDue ticket={ticket} /> });
  if (ticket.subject !== null) facts.push({ label: 'Subject', value: ticket.subject });
  if (ticket.rental_request_id !== null) {
    const path = `/rental_requests/${ticket.rental_request_id}`;
    facts.push({ label: 'Rental', value: <Link to={path}>no. {ticket.rental_request_id}</Link> });
  }
  if (ticket.resolved_at !== null) {
    const by = ticket.resolved_name === null ? '' : ` by ${ticket.resolved_name}`;
    facts.push({ label: 'Resolved', value: momentInWords(ticket.resolved_at) + by });
  }
  if (ticket.details !== null) {
    facts.push({ label: 'Details', value: <Typed>{ticket.details}</Typed> });
  }
  if (ticket.github_issue_number !== null) {
    facts.push({ label: 'GitHub issue', value: <GithubIssue ticket={ticket} /> });
  }
  return facts;
}

/** What the author's page looked like when they wrote, where they let us keep it. */
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
