import { useSeenNotices } from '@yard/data';
import { Page, SkeletonPage, Stack } from '@yard/ui';
import { useParams } from 'react-router';
import { TicketMissing } from '../ticket/ticket-missing';
import { idFrom, useTicket } from '../ticket/use-ticket';
import { OwnTicket } from './own-ticket';

export default function OwnTicketPage() {
  const id = idFrom(useParams().id);
  const answer = useTicket(id);
  const { data: ticket, isPending } = answer;
  useSeenNotices('support_ticket_id', ticket?.id ?? null);

  return (
    <Page narrow>
      <Stack gap={6}>
        {ticket ? (
          <OwnTicket key={ticket.id} ticket={ticket} />
        ) : id !== null && isPending ? (
          <SkeletonPage />
        ) : (
          <TicketMissing answer={answer} list="/support" />
        )}
      </Stack>
    </Page>
  );
}
