import type { BatchRunRecord } from '@yard/contracts';
import { Badge, type Column, DateText, Row } from '@yard/ui';
import { BatchRunStatus } from './batch-run-status';
import { batchLabel } from './batch-words';

export const batchRunColumns: readonly Column<BatchRunRecord>[] = [
  {
    key: 'name',
    label: 'Action',
    render: ({ name, dry_run }) => (
      <Row as="span" gap={1} across={2} align="center" wrap>
        {batchLabel(name)} {dry_run && <Badge>Dry run</Badge>}
      </Row>
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
