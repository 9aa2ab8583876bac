import { awaitsAnswer, type SupportTicketRecord } from '@yard/contracts';
import { Slot, usePageTitle } from '@yard/remote-kit';
import { Banner, Button, DateText, PageHeader, Panel, Sheet, SkeletonBlock, Text, Typed } from '@yard/ui';
import { useState } from 'react';
import { TicketThread } from '../ticket/ticket-thread';
import { ResolveTicketForm } from '../ticket/resolve-ticket-form';
import { TicketStatus } from '../ticket/ticket-status';
import { useAnswerWords } from './answer-words';
import { ticketTitle } from './ticket-title';
import { OwnTicketText } from './own-ticket-text';

export function OwnTicket({ ticket }: { ticket: SupportTicketRecord }) {
  const answer = useAnswerWords();
  usePageTitle(ticketTitle(ticket));
  return (
    <>
      <PageHeader
        back={{ to: '/support', label: 'Support' }}
        title={ticketTitle(ticket)}
        status={<TicketStatus ticket={ticket} reader="author" />}
        lead={
          <>
            {ticket.number}, opened on <DateText dayOnly value={ticket.created_at} />
          </>
        }
      />
      {ticket.rental_request_id !== null && (
        <Slot
          name="ticket.about"
          rental_request_id={ticket.rental_request_id}
          skeleton={<SkeletonBlock height={132} />}
          empty={<p>About rental no. {ticket.rental_request_id}</p>}
        />
      )}
      {ticket.resolved_at !== null && <ResolvedBanner ticket={ticket} resolvedAt={ticket.resolved_at} />}
      <OwnTicketText ticket={ticket} />
      {awaitsAnswer(ticket) && answer !== null && (
        <Text soft below={5}>
          {answer}
        </Text>
      )}
      <Panel title="Conversation">
        <TicketThread ticket={ticket} stranger="Support" empty="No answer yet. You can add to it here." />
      </Panel>
    </>
  );
}

function ResolvedBanner({ ticket, resolvedAt }: { ticket: SupportTicketRecord; resolvedAt: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        tone="good"
        title={`Resolved${ticket.resolved_name === null ? '' : ` by ${ticket.resolved_name}`}`}
        action={
          <Button icon="retry" onPress={() => setAsking(true)}>
            Reopen
          </Button>
        }
      >
        <p>
          On <DateText dayOnly value={resolvedAt} />.
        </p>
        <Typed>{ticket.details}</Typed>
      </Banner>
      <Sheet title={`Reopen ticket ${ticket.number}`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <ResolveTicketForm
          ticket={ticket}
          action="reopen"
          detailsLabel="What is still wrong?"
          detailsHint="We read this first when we look at the ticket again."
          onDone={() => setAsking(false)}
        />
      </Sheet>
    </>
  );
}
