import type { SupportTicketRecord } from '@yard/contracts';
import { Button, Sheet, useToast } from '@yard/ui';
import { useState } from 'react';
import { ResolveTicketForm } from '../ticket/resolve-ticket-form';

const looks = {
  resolve: { label: 'Resolve', icon: 'check' },
  reopen: { label: 'Reopen', icon: 'retry' },
} as const;

export function ResolveTicket({ ticket }: { ticket: SupportTicketRecord }) {
  // The action stays what it was when requested, even if another admin is quicker: the server then says so.
  const [opened, setOpened] = useState<'resolve' | 'reopen' | null>(null);
  const toast = useToast();
  const action = ticket.resolved_at === null ? 'resolve' : 'reopen';
  const { label, ...look } = looks[action];
  const done = () => {
    toast.show(`Ticket ${ticket.number} is ${opened === 'resolve' ? 'resolved' : 'open again'}`);
    setOpened(null);
  };

  return (
    <>
      <Button {...look} onPress={() => setOpened(action)}>
        {label}
      </Button>
      <Sheet
        title={`${looks[opened ?? 'resolve'].label} ticket ${ticket.number}`}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      >
        <ResolveTicketForm
          full
          ticket={ticket}
          action={opened ?? action}
          detailsLabel="Details"
          detailsHint={
            opened === 'reopen'
              ? `Why it’s open again. ${ticket.user_name} will read this.`
              : `What was done. ${ticket.user_name} will read this.`
          }
          onDone={done}
        />
      </Sheet>
    </>
  );
}
