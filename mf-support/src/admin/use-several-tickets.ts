import { type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { useActionOn } from '@yard/data';
import type { Several } from '@yard/remote-kit';
import { useSession } from '@yard/session';

export function useSeveralTickets(): Several<SupportTicketRecord> {
  const { user } = useSession();
  const act = useActionOn<SupportTicketRecord>(supportTicketType);
  const isOver = ({ resolved_at }: SupportTicketRecord) => (resolved_at === null ? null : 'Is resolved');
  return {
    nameOf: ({ number, user_name, subject, message }) =>
      `${number}, ${user_name}: ${subject ?? message.trim().split('\n', 1)[0]}`,
    actions: [
      {
        label: 'Take',
        icon: 'person',
        done: 'Yours',
        leftOut: (ticket) => isOver(ticket) ?? (ticket.assignee_id === user?.id ? 'Is yours' : null),
        act: ({ id, updated_at }) => act(id, 'assign', { user_id: user?.id ?? null, updated_at }),
      },
      {
        label: 'High priority',
        icon: 'warning',
        done: 'Of high priority',
        leftOut: (ticket) => isOver(ticket) ?? (ticket.priority === 'high' ? 'Is of high priority' : null),
        act: ({ id, updated_at }) => act(id, 'prioritise', { priority: 'high', updated_at }),
      },
      {
        label: 'Resolve',
        icon: 'check',
        done: 'Resolved',
        leftOut: isOver,
        act: ({ id, updated_at }) => act(id, 'resolve', { updated_at }),
      },
    ],
  };
}
