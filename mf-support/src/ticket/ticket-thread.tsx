import { type SupportTicketRecord, supportTicketType } from '@yard/contracts';
import { type ReactNode, useMemo } from 'react';
import { RecordThread } from '@yard/threads';

type TicketThreadProps = {
  ticket: SupportTicketRecord;
  stranger: string;
  empty: string;
  tools?: (text: string, write: (text: string) => void) => ReactNode;
};

export function TicketThread({ ticket, stranger, empty, tools }: TicketThreadProps) {
  const { user_id, user_name, resolved_id, resolved_name } = ticket;
  const people = useMemo(() => {
    const names = new Map([[user_id, user_name]]);
    if (resolved_id !== null && resolved_name !== null) names.set(resolved_id, resolved_name);
    return names;
  }, [user_id, user_name, resolved_id, resolved_name]);
  return (
    <RecordThread
      on={{ kind: 'support_ticket', type: supportTicketType, record: ticket, people }}
      label={`Messages on ticket ${ticket.number}`}
      stranger={stranger}
      empty={empty}
      tools={tools}
    />
  );
}
