import { useSeenNotices } from '@yard/data';
import { Page, Stack } from '@yard/ui';
import { useParams } from 'react-router';
import { TicketMissing } from '../missing/missing-record';
import { idFrom, useTicket } from '../ticket/use-ticket';
import { OwnTicket } from './own-ticket';

export default function OwnTicketPage() {
  const answer = useTicket(idFrom(useParams().id));
  const { data: ticket } = answer;
  useSeenNotices('support_ticket_id', ticket?.id ?? null);

  return (
    <Page narrow>
      <Stack gap={6}>
        {ticket ? (
          <OwnTicket key={ticket.id} ticket={ticket} />
        ) : (
          <TicketMissing answer={answer} list="/support" />
        )}
      </Stack>
    </Page>
  );
}
