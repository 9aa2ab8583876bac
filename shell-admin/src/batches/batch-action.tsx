import type { BatchRunRecord } from '@yard/contracts';
import { useMay } from '@yard/session';
import { Button, IconButton, Row, Stack, useModals } from '@yard/ui';
import { Tooltip } from '@yard/ui/tooltip';
import { BatchProgress } from './batch-progress';
import type { BatchWords } from './batch-words';
import styles from './batches.module.css';
import { useRunBatch } from './use-run-batch';

type BatchActionProps = { batch: BatchWords; isDryRun: boolean; running: BatchRunRecord | undefined };

export function BatchAction({ batch, isDryRun, running }: BatchActionProps) {
  const { busy, ask } = useRunBatch();
  const { alert } = useModals();
  const mayRun = useMay('money');
  const explain = () => alert({ title: batch.label, message: batch.explanation });
  return (
    <Stack as="li" gap={1} shrinks>
      <Row gap={2} align="center" fills className={styles.buttons}>
        <Button
          wide
          icon={batch.icon}
          busy={busy}
          disabled={!mayRun}
          onPress={() => void ask(batch, isDryRun)}
        >
          {batch.label}
        </Button>
        <Tooltip text={batch.explanation}>
          <IconButton icon="info" label={`About ${batch.label}`} onPress={() => void explain()} />
        </Tooltip>
      </Row>
      <div className={styles.progressPlace}>
        {running && <BatchProgress run={running} label={batch.label} />}
      </div>
    </Stack>
  );
}
