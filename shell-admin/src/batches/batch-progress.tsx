import type { BatchRunRecord } from '@yard/contracts';
import styles from './batches.module.css';

/** How far a run has come. A dry run counts nothing as done, so its bar only says that it works. */
export function BatchProgress({ run, label }: { run: BatchRunRecord; label: string }) {
  const finished = run.done + run.failed;
  const isCounted = run.status === 'running' && run.total > 0 && !run.dry_run;
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={`Progress of ${label}`}
        max={isCounted ? run.total : undefined}
        value={isCounted ? finished : undefined}
      />
      <span className={styles.small}>
        {run.status === 'queued' ? 'Waiting to start' : progressWords(run, isCounted, finished)}
      </span>
    </div>
  );
}

function progressWords({ failed, total }: BatchRunRecord, isCounted: boolean, finished: number): string {
  if (!isCounted) return 'Working';
  return `${finished} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`;
}
