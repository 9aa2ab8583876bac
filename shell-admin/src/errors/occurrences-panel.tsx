import type { ErrorOccurrenceRecord, ErrorReportRecord } from '@yard/contracts/watching';
import { errorOccurrenceType, errorReportType } from '@yard/contracts/watching';
import { failureWords, useNestedRecords } from '@yard/data';
import { type Column, DateText, PagedTable, Panel } from '@yard/ui';
import { useState } from 'react';
import { placeOf } from '@yard/contracts/back-office';

const columns: readonly Column<ErrorOccurrenceRecord>[] = [
  { key: 'created_at', label: 'When', render: ({ created_at }) => <DateText value={created_at} /> },
  {
    key: 'page',
    label: 'Where and who',
    render: (occurrence) =>
      [placeOf(occurrence), occurrence.release, occurrence.user_name].filter(Boolean).join(', '),
  },
];

export function OccurrencesPanel({ report }: { report: ErrorReportRecord }) {
  const [page, setPage] = useState(1);
  const answer = useNestedRecords(errorReportType, report.id, errorOccurrenceType, { page, per_page: 10 });
  return (
    <Panel title="When it happened">
      <PagedTable
        label="Occurrences"
        noun="occurrence"
        answer={answer}
        explain={failureWords}
        columns={columns}
        rowKey={({ id }) => id}
        onPage={setPage}
      />
    </Panel>
  );
}
