import type { BatchRunItemRecord, BatchRunRecord } from '@yard/contracts';
import { type Column, EmptyState, ErrorState, Pagination, StatusBadge, Table, type Tone } from '@yard/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './batches.module.css';
import { useBatchRunItems } from './use-batch-run-items';

const outcomes: Record<BatchRunItemRecord['outcome'], { tone: Tone; text: string }> = {
  done: { tone: 'good', text: 'Done' },
  would: { tone: 'info', text: 'Would be' },
  skipped: { tone: 'neutral', text: 'Skipped' },
  failed: { tone: 'bad', text: 'Failed' },
};

const columns: readonly Column<BatchRunItemRecord>[] = [
  {
    key: 'record_id',
    label: 'Rental request',
    width: '130px',
    render: ({ record_id }) => <Link to={`/rental_requests/${record_id}`}>No. {record_id}</Link>,
  },
  {
    key: 'outcome',
    label: 'Outcome',
    render: ({ outcome, message }) => (
      <span className={styles.outcome}>
        <StatusBadge tone={outcomes[outcome].tone}>{outcomes[outcome].text}</StatusBadge>
        {message !== null && <span className={styles.small}>{message}</span>}
      </span>
    ),
  },
];

/** What a run did with each record. */
export function BatchRunItems({ run }: { run: BatchRunRecord }) {
  const [page, setPage] = useState(1);
  const { data: items, isError, isFetching, refetch } = useBatchRunItems(run, page);
  if (isError && !items) {
    return (
      <ErrorState
        title="What it did could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div>
      <Table
        label="Outcome by record"
        columns={columns}
        rows={items?.data}
        rowKey={(record) => record.id}
        empty={<EmptyState icon="check" title="Nothing to do was found" />}
      />
      {items && (
        <Pagination
          page={items.current_page}
          lastPage={items.last_page}
          total={items.total}
          noun="records"
          onPage={setPage}
        />
      )}
    </div>
  );
}
