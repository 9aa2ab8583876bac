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
    width: '130px',
    render: ({ status }) => <BatchRunStatus status={status} />,
  },
  { key: 'total', label: 'Found', width: '80px', align: 'end', wide: true, render: ({ total }) => total },
  { key: 'done', label: 'Done', width: '80px', align: 'end', wide: true, render: ({ done }) => done },
  { key: 'failed', label: 'Failed', width: '80px', align: 'end', wide: true, render: ({ failed }) => failed },
  {
    key: 'created_at',
    label: 'Started',
    width: '190px',
    wide: true,
    render: ({ started_at, created_at }) => <DateText value={started_at ?? created_at} />,
  },
];
