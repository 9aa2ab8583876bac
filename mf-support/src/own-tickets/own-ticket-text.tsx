import type { SupportTicketRecord } from '@yard/contracts';
import { PhotoThumbs } from '@yard/threads';
import { Button, Panel, Text, Typed } from '@yard/ui';
import { useState } from 'react';
import { EditTicketForm } from './edit-ticket-form';

export function OwnTicketText({ ticket }: { ticket: SupportTicketRecord }) {
  const [isEditing, setEditing] = useState(false);
  const isOpen = ticket.resolved_at === null;
  const edit = (
    <Button small kind="quiet" icon="edit" onPress={() => setEditing(true)}>
      Edit
    </Button>
  );
  return (
    <Panel title="What you wrote" aside={isOpen && !isEditing && edit}>
      {isOpen && isEditing ? (
        <EditTicketForm ticket={ticket} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Typed>{ticket.message}</Typed>
          <PhotoThumbs photos={ticket.photos} label="Photos of your ticket" />
          {isOpen && ticket.details !== null && (
            <Text breaks lines>
              <strong>When it was last settled or reopened:</strong> {ticket.details}
            </Text>
          )}
        </>
      )}
    </Panel>
  );
}
