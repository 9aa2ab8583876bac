import { type BatchRunRecord, batchRunType, isAtWork } from '@yard/contracts';
import { useAction, useServerForm } from '@yard/data';
import { ForRight } from '@yard/session';
import { Button, ButtonGroup, useModals, useToast } from '@yard/ui';
import { batches, type BatchWords } from './batch-words';
import { useRunBatch } from './use-run-batch';

export function BatchRunActions({ run }: { run: BatchRunRecord }) {
  const isWorking = isAtWork(run);
  const words = batches.find(({ name }) => name === run.name);
  const again = run.dry_run ? run.total > 0 && 'Run for real' : run.failed > 0 && 'Run again';
  return (
    <ForRight right="money">
      <ButtonGroup>
        {isWorking && <Stop run={run} />}
        {!isWorking && again && words && <RunIt words={words} label={again} />}
      </ButtonGroup>
    </ForRight>
  );
}

function RunIt({ words, label }: { words: BatchWords; label: string }) {
  const { busy, ask } = useRunBatch();
  return (
    <Button kind="primary" busy={busy} onPress={() => void ask(words, false)}>
      {label}
    </Button>
  );
}

function Stop({ run }: { run: BatchRunRecord }) {
  const stop = useAction<BatchRunRecord, object>(batchRunType, run.id, 'stop');
  const { confirm } = useModals();
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => stop.mutateAsync({}),
    onSuccess: () => toast.show('Run stopped'),
  });
  const ask = async () => {
    const message = 'What’s done stays done. The next run picks up the rest.';
    if (await confirm({ title: 'Stop the run?', message, confirmText: 'Stop it', danger: true })) {
      await form.submit();
    }
  };
  return (
    <Button kind="danger" busy={form.busy} onPress={() => void ask()}>
      Stop the run
    </Button>
  );
}
