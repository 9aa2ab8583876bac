import { type MachineRecord, machineType, REASON_MAX } from '@yard/contracts';
import { type ReportInput, reportRules } from '@yard/contracts/report';
import { listedMachineType } from '@yard/contracts/back-office';
import { useAction, useRecordCache, useServerForm } from '@yard/data';
import { ForRight } from '@yard/session';
import { Button, ButtonGroup, Form, Panel, Sheet, Submit, TextArea } from '@yard/ui';
import { useState } from 'react';

const ACTIONS = {
  ask_for_change: {
    title: 'Ask for a change',
    hint: 'What is to be changed. The machine stays on the site.',
    done: 'Its owner is asked for a change',
    kind: 'primary',
  },
  unpublish: {
    title: 'Take it off the site',
    hint: 'Why. It is a draft again, which its owner can publish once something of it is changed; rentals that were requested go on.',
    done: 'It is off the site, and its owner is told',
    kind: 'danger',
  },
} as const;
type Action = keyof typeof ACTIONS;

/** What admins do about a listing; its owner is sent the reason. */
export function ModerateMachine({ machine }: { machine: MachineRecord }) {
  const [action, setAction] = useState<Action | null>(null);
  if (machine.published_at === null) return null;
  return (
    <ForRight right="catalogue">
      <Panel title="Moderation">
        <ButtonGroup>
          <Button onPress={() => setAction('ask_for_change')}>{ACTIONS.ask_for_change.title}</Button>
          <Button kind="danger" onPress={() => setAction('unpublish')}>
            {ACTIONS.unpublish.title}
          </Button>
        </ButtonGroup>
        <Sheet
          title={ACTIONS[action ?? 'unpublish'].title}
          isOpen={action !== null}
          onClose={() => setAction(null)}
        >
          {action && <ReasonForm machine={machine} action={action} onDone={() => setAction(null)} />}
        </Sheet>
      </Panel>
    </ForRight>
  );
}

interface ReasonFormProps {
  machine: MachineRecord;
  action: Action;
  onDone: () => void;
}

function ReasonForm({ machine, action, onDone }: ReasonFormProps) {
  const { title, hint, done, kind } = ACTIONS[action];
  const { mutateAsync } = useAction<MachineRecord, ReportInput>(machineType, machine.id, action);
  const listed = useRecordCache(listedMachineType);
  const form = useServerForm({
    rules: reportRules,
    initial: { reason: '' },
    submit: mutateAsync,
    done,
    onSuccess: () => {
      listed.refresh();
      onDone();
    },
    draft: `machines/${machine.id}/${action}`,
  });
  return (
    <Form of={form} aria-label={title}>
      <TextArea
        autoFocus
        label={`To ${machine.user_name}`}
        hint={hint}
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
      <Submit of={form} kind={kind} label={title} />
    </Form>
  );
}
