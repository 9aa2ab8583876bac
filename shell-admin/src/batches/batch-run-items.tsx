import { type BatchRunItemRecord, type BatchRunRecord, batchRunType } from '@yard/contracts';
import { failureWords, useWire } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { type Column, EmptyState, PagedTable, Row, StatusBadge, Text, type Tone } from '@yard/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Paginated } from '@laravel-wire/core';
import { useQuery } from '@tanstack/react-query';
import { outcomeWords } from './batch-words';

const tones: Record<BatchRunItemRecord['outcome'], Tone> = {
  done: 'good',
  would: 'info',
  skipped: 'neutral',
  failed: 'bad',
};

function columnsOf({ name }: BatchRunRecord, currency: string): Column<BatchRunItemRecord>[] {
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  return [
    {
      key: 'record_id',
      label: 'Rental request',
      width: '130px',
      render: ({ record_id }) => <Link to={`/rental_requests/${record_id}`}>No. {record_id}</Link>,
    },
    {
      key: 'outcome',
      label: 'Outcome',
      render: ({ outcome, message, amount }) => (
        <Row as="span" gap={1} across={2} align="center" wrap>
          <StatusBadge tone={tones[outcome]}>{outcomeWords(name, outcome)}</StatusBadge>
          {amount !== null && (
            <Text as="span" size={13} soft figures breaks>
              {money(amount)}
            </Text>
          )}
          {message !== null && (
            <Text as="span" size={13} soft figures breaks>
              {message}
            </Text>
          )}
        </Row>
      ),
    },
  ];
}

export function BatchRunItems({ run }: { run: BatchRunRecord }) {
  const { currency } = useSettings();
  const [page, setPage] = useState(1);
  const items = useBatchRunItems(run, page);
  return (
    <div>
      <PagedTable
        label="Outcome by record"
        noun="record"
        answer={items}
        explain={failureWords}
        columns={columnsOf(run, currency)}
        rowKey={(record) => record.id}
        onPage={setPage}
        empty={<EmptyState icon="check" title="Nothing to do" />}
      />
    </div>
  );
}

function useBatchRunItems({ id, status, done, failed }: BatchRunRecord, page: number) {
  const wire = useWire();
  return useQuery({
    queryKey: ['batch_run_items', id, page, `${status} ${done} ${failed}`],
    queryFn: () =>
      wire.http.get<Paginated<BatchRunItemRecord>>(`${batchRunType.endpoint}/${id}/items`, {
        page,
        per_page: 50,
      }),
  });
}
