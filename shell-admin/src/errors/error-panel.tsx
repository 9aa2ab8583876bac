import { type ErrorReportRecord, ERROR_RETENTION_DAYS, errorReportType } from '@yard/contracts/watching';
import { useRecord } from '@yard/data';
import { useMay } from '@yard/session';
import { AwaitedRecord, Box, DateText, Panel, SidePanel, SpecSheet, Stack, Text } from '@yard/ui';
import { RecordingsPanel } from '../recordings/recordings-panel';
import { ErrorStatus } from './error-status';
import { placeOf } from '@yard/contracts/back-office';
import styles from './errors.module.css';
import { OccurrencesPanel } from './occurrences-panel';
import { ResolveError } from './resolve-error';

export function ErrorPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(errorReportType, id);
  const report = answer.data;
  const mayResolve = useMay('site');
  return (
    <SidePanel
      title={report?.name ?? 'Error'}
      label="Error"
      onClose={onClose}
      footer={report && mayResolve && <ResolveError report={report} />}
    >
      {report && <ErrorView report={report} />}
      {!report && (
        <AwaitedRecord title="We couldn’t load the error" answer={answer}>
          It may be older than {ERROR_RETENTION_DAYS} days.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}

function settledFacts({ again_at, resolved_at, resolved_name, faulty_release }: ErrorReportRecord) {
  return [
    ...(again_at === null ? [] : [{ label: 'Again since', value: <DateText value={again_at} /> }]),
    ...(resolved_at === null
      ? []
      : [
          {
            label: 'Resolved',
            value: (
              <>
                {<DateText value={resolved_at} />}
                {resolved_name && ` by ${resolved_name}`}
              </>
            ),
          },
        ]),
    ...(faulty_release === null
      ? []
      : [{ label: 'Still in', value: `Version ${faulty_release}, which does not open it again` }]),
  ];
}

function ErrorView({ report }: { report: ErrorReportRecord }) {
  return (
    <Stack gap={5}>
      <Text breaks>{report.message}</Text>
      <SpecSheet
        facts={[
          { label: 'State', value: <ErrorStatus report={report} /> },
          ...settledFacts(report),
          { label: 'Times', value: report.count },
          { label: 'First', value: <DateText value={report.first_seen_at} /> },
          { label: 'Last', value: <DateText value={report.last_seen_at} /> },
          { label: 'Where', value: placeOf(report) },
          { label: 'Version', value: report.release ?? '–' },
          { label: 'Who', value: report.user_name ?? 'Not signed in' },
          { label: 'Request', value: report.request_id ?? '–' },
        ]}
      />
      <RecordingsPanel about={{ error_report_id: report.id }} />
      {report.stack !== null && (
        <Panel title="Trace">
          <Box as="pre" size={13} pad={3} breaks className={styles.trace} tabIndex={0}>
            {report.stack}
          </Box>
        </Panel>
      )}
      <OccurrencesPanel report={report} />
    </Stack>
  );
}
