import { type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { useActionOn } from '@yard/data';
import type { Several } from '@yard/remote-kit';
import { AdminList } from '@yard/remote-kit/admin-list';
import { useSession } from '@yard/session';
import { ticketColumns } from './ticket-columns';
import { TicketPanel } from './ticket-panel';
import { optionsOf } from '@yard/ui';

const SETTLED = {
  name: 'resolved',
  label: 'Which tickets',
  all: 'all',
  isPart: true,
  segments: [
    { value: 'open', label: 'Open', asks: { resolved: false } },
    { value: 'true', label: 'Resolved', asks: { resolved: true } },
    { value: 'all', label: 'All', asks: {} },
  ],
} as const;
const WAITS = {
  name: 'state',
  label: 'Waiting for an answer',
  isSwitch: true,
  segments: optionsOf({ '': 'All', waiting_for_us: 'Waiting' }),
} as const;
const PRIORITY = {
  name: 'priority',
  label: 'Priority',
  segments: optionsOf({ '': 'Any priority', high: 'High', normal: 'Normal', low: 'Low' }),
} as const;

export default function TicketsPage() {
  const { user } = useSession();
  const assignee = {
    name: 'assignee',
    label: 'Assigned to',
    segments: [
      { value: '', label: 'Anyone’s' },
      { value: 'me', label: 'Mine', asks: { assignee_id: user?.id } },
      { value: 'nobody', label: 'Nobody’s', asks: { unassigned: true } },
    ],
  } as const;
  return (
    <AdminList
      live
      type={supportTicketType}
      title="Support tickets"
      noun="ticket"
      beside="ticket"
      search="Number, text, person"
      choices={[SETTLED, WAITS, assignee, PRIORITY]}
      order={[supportTicketType.sorts ?? [], { key: 'created_at', direction: 'desc' }]}
      columns={ticketColumns}
      several={useSeveralTickets()}
      none={{
        icon: 'support',
        title: 'No tickets here',
        all: 'Show all tickets',
        children: 'Tickets show up here as soon as someone writes one.',
      }}
      Panel={TicketPanel}
    />
  );
}

function useSeveralTickets(): Several<SupportTicketRecord> {
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
