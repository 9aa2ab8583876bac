import type { SupportTicketRecord } from '@yard/contracts';
import { lastList, usePageTitle } from '@yard/remote-kit';
import { LinkButton, PageHeader, Stack } from '@yard/ui';
import { useParams } from 'react-router';
import { TicketMissing } from '../missing/missing-record';
import { TicketStatus } from '../ticket/ticket-status';
import { idFrom, useTicket } from '../ticket/use-ticket';
import { ResolveTicket } from './resolve-ticket';
import { TicketView } from './ticket-view';
import styles from './tickets.module.css';

export default function AdminTicketPage() {
  const answer = useTicket(idFrom(useParams().support_ticket_id));
  const { data: ticket } = answer;
  if (ticket) return <TicketPage key={ticket.id} ticket={ticket} />;
  return <TicketMissing answer={answer} list="/support_tickets" />;
}

function TicketPage({ ticket }: { ticket: SupportTicketRecord }) {
  usePageTitle(`Ticket ${ticket.number}`);
  return (
    <Stack gap={6} className={styles.page}>
      <PageHeader
        back={{ to: lastList('/support_tickets'), label: 'Support tickets' }}
        title={ticket.subject ?? `Ticket ${ticket.number}`}
        lead={ticket.subject === null ? undefined : `Ticket ${ticket.number}`}
        status={<TicketStatus ticket={ticket} reader="admin" />}
        actions={
          <>
            <LinkButton
              kind="quiet"
              icon="history"
              to={`/activity?record_type=support_ticket&record_id=${ticket.id}`}
            >
              History
            </LinkButton>
            <ResolveTicket ticket={ticket} />
          </>
        }
      />
      <TicketView ticket={ticket} />
    </Stack>
  );
}
