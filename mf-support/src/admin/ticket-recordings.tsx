import type { SupportTicketRecord } from '@yard/contracts';
import { recordingType } from '@yard/contracts/watching';
import { useRecords } from '@yard/data';
import { LinkButton } from '@yard/ui';
import { momentInWords } from '@yard/dates';

/** What the author's page looked like when they wrote, where they let us keep it. */
export function TicketRecordings({ ticket }: { ticket: SupportTicketRecord }) {
  const { data } = useRecords(recordingType, { support_ticket_id: ticket.id, per_page: 5 });
  return data?.data.map(({ id, created_at }) => (
    <div key={id}>
      <LinkButton icon="eye" to={`/recordings/${id}`}>
        Watch what they saw, {momentInWords(created_at)}
      </LinkButton>
    </div>
  ));
}
