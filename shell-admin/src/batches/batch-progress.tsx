import type { BatchRunRecord } from '@yard/contracts';
import { Box, Row, Text } from '@yard/ui';

export function BatchProgress({ run, label }: { run: BatchRunRecord; label: string }) {
  const finished = run.done + run.failed;
  const isCounted = run.status === 'running' && run.total > 0 && !run.dry_run;
  return (
    <Row gap={3} align="center">
      <Box
        as="progress"
        shrinks
        grows
        aria-label={`Progress of ${label}`}
        max={isCounted ? run.total : undefined}
        value={isCounted ? finished : undefined}
      />
      <Text as="span" size={13} soft figures breaks>
        {run.status === 'queued' ? 'Waiting to start' : progressWords(run, isCounted, finished)}
      </Text>
    </Row>
  );
}

function progressWords({ failed, total }: BatchRunRecord, isCounted: boolean, finished: number): string {
  if (!isCounted) return 'Working';
  return `${finished} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`;
}
