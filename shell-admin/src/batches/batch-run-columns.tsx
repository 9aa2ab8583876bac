import type { BatchRunRecord } from '@yard/contracts';
import { Badge, type Column, DateText } from '@yard/ui';
import { BatchRunStatus } from './batch-run-status';
import { batchLabel } from './batch-words';
import styles from './batches.module.css';

/** The dense list of runs. */
export const batchRunColumns: readonly Column<BatchRunRecord>[] = [
  {
    key: 'name',
    label: 'Action',
    render: ({ name, dry_run }) => (
      <span className={styles.named}>
        {batchLabel(name)} {dry_run && <Badge>Dry run</Badge>}
      </span>
    ),
  },
  {
    key: 'status',
    label: 'State',
    width: '120px',
    render: ({ status }) => <BatchRunStatus status={status} />,
  },
  {
    key: 'done',
    label: 'Done',
    width: '128px',
    align: 'end',
    wide: true,
    render: ({ dry_run, done, total }) => (dry_run ? `${total} found` : `${done} of ${total}`),
  },
  { key: 'failed', label: 'Failed', width: '60px', align: 'end', wide: true, render: ({ failed }) => failed },
  {
    key: 'created_at',
    label: 'Started',
    width: '160px',
    wide: true,
    render: ({ started_at, created_at }) => <DateText value={started_at ?? created_at} />,
  },
];
