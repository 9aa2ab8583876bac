import { LinkButton, SidePanel } from '@yard/ui';
import { TicketMissing } from '../missing/missing-record';
import { TicketStatus } from '../ticket/ticket-status';
import { useTicket } from '../ticket/use-ticket';
import { ResolveTicket } from './resolve-ticket';
import { TicketView } from './ticket-view';

export function TicketPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useTicket(id);
  const { data: ticket } = answer;
  return (
    <SidePanel
      title={
        ticket?.subject ? `${ticket.number}: ${ticket.subject}` : `Ticket ${ticket?.number ?? ''}`.trim()
      }
      label="Support ticket"
      onClose={onClose}
      footer={
        ticket && (
          <>
            <ResolveTicket ticket={ticket} />
            <LinkButton kind="quiet" iconEnd="arrow-right" to={`/support_tickets/${ticket.id}`}>
              Open as a page
            </LinkButton>
          </>
        )
      }
    >
      {ticket ? (
        <TicketView ticket={ticket} status={<TicketStatus ticket={ticket} reader="admin" />} />
      ) : (
        <TicketMissing answer={answer} list="/support_tickets" level={2} />
      )}
    </SidePanel>
  );
}
