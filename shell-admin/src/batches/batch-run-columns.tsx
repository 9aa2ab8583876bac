import { BATCH_NAMES, batchRunList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { Badge, DateText, Row } from '@yard/ui';
import { BatchRunStatus } from './batch-run-status';

export const batchRunColumns = columnsOf(batchRunList, {
  action: {
    render: ({ name, dry_run }) => (
      <Row as="span" gap={1} across={2} align="center" wrap>
        {BATCH_NAMES[name]} {dry_run && <Badge>Dry run</Badge>}
      </Row>
    ),
  },
  state: { width: '120px', render: ({ status }) => <BatchRunStatus status={status} /> },
  progress: { width: '128px', align: 'end', wide: true },
  failed: { width: '60px', align: 'end', wide: true },
  start: {
    width: '160px',
    wide: true,
    render: ({ started_at, created_at }) => <DateText value={started_at ?? created_at} />,
  },
});
