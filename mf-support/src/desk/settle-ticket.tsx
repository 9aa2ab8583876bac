import type { SupportTicketRecord } from '@yard/contracts';
import { Button, Sheet, useToast } from '@yard/ui';
import { useState } from 'react';
import { SettleTicketForm } from '../ticket/settle-ticket-form';

/** The button that resolves an open ticket or reopens a resolved one, with its form. */
export function SettleTicket({ ticket }: { ticket: SupportTicketRecord }) {
  // The action stays what it was when asked for, even if another admin is quicker: the server then says so.
  const [asked, setAsked] = useState<'resolve' | 'reopen' | null>(null);
  const toast = useToast();
  const action = ticket.resolved_at === null ? 'resolve' : 'reopen';
  const done = () => {
    toast.show(`Ticket ${ticket.number} is ${asked === 'resolve' ? 'resolved' : 'open again'}`);
    setAsked(null);
  };

  return (
    <>
      {action === 'resolve' ? (
        <Button kind="primary" icon="check" onPress={() => setAsked(action)}>
          Resolve
        </Button>
      ) : (
        <Button icon="retry" onPress={() => setAsked(action)}>
          Reopen
        </Button>
      )}
      <Sheet
        title={`${asked === 'reopen' ? 'Reopen' : 'Resolve'} ticket ${ticket.number}`}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      >
        <SettleTicketForm
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
