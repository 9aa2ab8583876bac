import { WireError } from '@laravel-wire/client';
import { type SupportTicketRecord, supportTicketType, type TicketPriority, userType } from '@yard/contracts';
import { refusalWords, useAction } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { Banner, FieldRow, optionsOf, Panel, Select } from '@yard/ui';
import { useState } from 'react';
import { OpenGithubIssue } from './open-github-issue';

type Person = { id: number; name: string };

const priorities = optionsOf<TicketPriority>({ high: 'High', normal: 'Normal', low: 'Low' });

export function TicketHandling({ ticket }: { ticket: SupportTicketRecord }) {
  const { refusal, assign, prioritise } = useHandling(ticket);
  const admins = useWholeList(userType, { admin: true, suspended: false });
  const isOver = ticket.resolved_at !== null;
  return (
    <Panel title="Handling" aside={<OpenGithubIssue ticket={ticket} />}>
      {refusal !== null && <Banner tone="bad" title={refusal} />}
      <FieldRow>
        <Select
          label="Assigned to"
          placeholder="No one yet"
          value={ticket.assignee_id === null ? '' : String(ticket.assignee_id)}
          onChange={(id) => assign(id === '' ? null : Number(id))}
          options={adminsFor(ticket, admins.data?.data ?? [])}
          disabled={isOver}
        />
        <Select
          label="Priority"
          value={ticket.priority}
          onChange={(priority) => prioritise(priority as TicketPriority)}
          options={priorities}
          disabled={isOver}
        />
      </FieldRow>
    </Panel>
  );
}

function adminsFor({ assignee_id, assignee_name }: SupportTicketRecord, admins: readonly Person[]) {
  const isMissing = assignee_id !== null && admins.every(({ id }) => id !== assignee_id);
  const people = isMissing ? [...admins, { id: assignee_id, name: assignee_name ?? '' }] : admins;
  return people.map(({ id, name }) => ({ value: String(id), label: name }));
}

function useHandling({ id }: SupportTicketRecord) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const assigning = useAction<SupportTicketRecord, { user_id: number | null }>(
    supportTicketType,
    id,
    'assign',
  );
  const prioritising = useAction<SupportTicketRecord, { priority: TicketPriority }>(
    supportTicketType,
    id,
    'prioritise',
  );
  const reporting = (saving: Promise<unknown>) => {
    setRefusal(null);
    saving.catch((error: unknown) => {
      if (!(error instanceof WireError)) throw error;
      setRefusal(refusalWords(error));
    });
  };
  return {
    refusal,
    assign: (user_id: number | null) => reporting(assigning.mutateAsync({ user_id })),
    prioritise: (priority: TicketPriority) => reporting(prioritising.mutateAsync({ priority })),
  };
}
