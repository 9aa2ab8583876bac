import { type MachineRecord, machineType, REASON_MAX } from '@yard/contracts';
import { type ReportInput, reportRules } from '@yard/contracts/report';
import { listedMachineType } from '@yard/contracts/back-office';
import { useAction, useAlertedCall, useRecordCache, useServerForm } from '@yard/data';
import { ForRight } from '@yard/session';
import { Button, ButtonGroup, Form, Panel, Sheet, Submit, TextArea, useToast } from '@yard/ui';
import { useState } from 'react';

const ACTIONS = {
  ask_for_change: {
    title: 'Ask for a change',
    hint: 'What to change. The machine stays on the site.',
    done: 'Change requested from the owner',
    kind: 'primary',
  },
  unpublish: {
    title: 'Take it off the site',
    hint: 'Why. The listing becomes a draft. Its owner can publish it after changing it, and you can put it back. Requests continue.',
    done: 'Machine removed from the site. We notified the owner',
    kind: 'danger',
  },
} as const;
type Action = keyof typeof ACTIONS;

export function ModerateMachine({ machine }: { machine: MachineRecord }) {
  const [action, setAction] = useState<Action | null>(null);
  if (machine.published_at === null) return machine.taken_off_reason && <PutBack machine={machine} />;
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

/** Undoes taking it off; its owner has to change something first. */
function PutBack({ machine: { id, user_name } }: { machine: MachineRecord }) {
  const publish = useAction(machineType, id, 'publish');
  const listed = useRecordCache(listedMachineType);
  const call = useAlertedCall();
  const toast = useToast();
  const run = async () => {
    if (!(await call(publish.mutateAsync({})))) return;
    listed.refresh();
    toast.show(`It is on the site again, and ${user_name} was notified`);
  };
  return (
    <ForRight right="catalogue">
      <Panel title="Moderation">
        <p>{user_name} can publish it after changing it. You can put it back as it is.</p>
        <ButtonGroup>
          <Button busy={publish.isPending} onPress={() => void run()}>
            Put it back
          </Button>
        </ButtonGroup>
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
