import type { SupportTicketRecord, UpdateSupportTicketInput } from '@yard/contracts';
import { MESSAGE_MAX, supportTicketRules, supportTicketType } from '@yard/contracts';
import { useServerForm, useUpdate } from '@yard/data';
import { PhotoThumbs } from '@yard/threads';
import { Button, ButtonGroup, Form, Panel, Submit, Text, TextArea, Typed } from '@yard/ui';
import { useState } from 'react';

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
              <strong>When it was last resolved or reopened:</strong> {ticket.details}
            </Text>
          )}
        </>
      )}
    </Panel>
  );
}

function EditTicketForm({ ticket, onDone }: { ticket: SupportTicketRecord; onDone: () => void }) {
  const update = useUpdate<SupportTicketRecord, UpdateSupportTicketInput>(supportTicketType, ticket.id);
  const form = useServerForm({
    rules: supportTicketRules,
    initial: { message: ticket.message },
    submit: update.mutateAsync,
    onSuccess: onDone,
    draft: `support_tickets/${ticket.id}/text`,
  });

  return (
    <Form of={form} aria-label="Edit what you wrote">
      <TextArea
        label="What you wrote"
        hideLabel
        rows={6}
        maxLength={MESSAGE_MAX}
        {...form.field('message')}
      />
      <ButtonGroup>
        <Submit of={form} label="Save" />
        <Button onPress={onDone}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}
