import type { SupportTicketRecord } from '@yard/contracts';
import { Button, Sheet, useToast } from '@yard/ui';
import { useState } from 'react';
import { ResolveTicketForm } from '../ticket/resolve-ticket-form';

const looks = {
  resolve: { label: 'Resolve', kind: 'primary', icon: 'check' },
  reopen: { label: 'Reopen', kind: 'secondary', icon: 'retry' },
} as const;

/** The button that resolves an open ticket or reopens a resolved one, with its form. */
export function ResolveTicket({ ticket }: { ticket: SupportTicketRecord }) {
  // The action stays what it was when asked for, even if another admin is quicker: the server then says so.
  const [asked, setAsked] = useState<'resolve' | 'reopen' | null>(null);
  const toast = useToast();
  const action = ticket.resolved_at === null ? 'resolve' : 'reopen';
  const { label, ...look } = looks[action];
  const done = () => {
    toast.show(`Ticket ${ticket.number} is ${asked === 'resolve' ? 'resolved' : 'open again'}`);
    setAsked(null);
  };

  return (
    <>
      <Button {...look} onPress={() => setAsked(action)}>
        {label}
      </Button>
      <Sheet
        title={`${looks[asked ?? 'resolve'].label} ticket ${ticket.number}`}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      >
        <ResolveTicketForm
          full
          ticket={ticket}
          action={asked ?? action}
          detailsLabel="Details"
          detailsHint={
            asked === 'reopen'
              ? `Why it is open again. ${ticket.user_name} reads this.`
              : `What was done. ${ticket.user_name} reads this.`
          }
          onDone={done}
        />
      </Sheet>
    </>
  );
}
