import { type MachineRecord, machineType, REASON_MAX } from '@yard/contracts';
import { type ReportInput, reportRules } from '@yard/contracts/report';
import { listedMachineType } from '@yard/contracts/back-office';
import { useAction, useAlertedCall, useRecordCache, useServerForm } from '@yard/data';
import { ForRight } from '@yard/session';
import { Button, ButtonGroup, Form, Panel, Sheet, Submit, TextArea, useToast } from '@yard/ui';
import { useState } from 'react';
import { DangerZone } from '../glance/danger-zone';

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

export function ModerateMachine({ machine }: { machine: MachineRecord }) {
  const [isAsking, setAsking] = useState(false);
  if (machine.published_at === null) return machine.taken_off_reason && <PutBack machine={machine} />;
  return (
    <ForRight right="catalogue">
      <Panel title="Moderation">
        <Button onPress={() => setAsking(true)}>{ACTIONS.ask_for_change.title}</Button>
        <Sheet title={ACTIONS.ask_for_change.title} isOpen={isAsking} onClose={() => setAsking(false)}>
          <ReasonForm machine={machine} action="ask_for_change" onDone={() => setAsking(false)} />
        </Sheet>
        <DangerZone title={ACTIONS.unpublish.title}>
          <ReasonForm machine={machine} action="unpublish" />
        </DangerZone>
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

type ReasonFormProps = { machine: MachineRecord; action: keyof typeof ACTIONS; onDone?: () => void };

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
      onDone?.();
    },
    draft: `machines/${machine.id}/${action}`,
  });
  return (
    <Form of={form} aria-label={title}>
      <TextArea
        autoFocus={onDone !== undefined}
        label={`To ${machine.user_name}`}
        hint={hint}
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
      <Submit of={form} kind={kind} label={title} />
    </Form>
  );
}
