import { type RecordingRecord, RECORDING_RETENTION_DAYS, recordingType } from '@yard/contracts/watching';
import { useRecord } from '@yard/data';
import { usePageTitle } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import { DateText, LinkButton, LoadFailed, PageHeader, Row, SkeletonPage, SpecSheet, Stack } from '@yard/ui';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { DeleteRecording } from './delete-recording';
import { lengthOf } from './recording-words';

const RecordingPlayer = lazy(() => import('./recording-player'));

export function RecordingPage() {
  const { recording_id = '' } = useParams();
  const { data: recording, isError, isFetching, refetch } = useRecord(recordingType, Number(recording_id));
  usePageTitle('Recording');
  if (recording) return <RecordingView recording={recording} />;
  if (!isError) return <SkeletonPage />;
  return (
    <LoadFailed title="We couldn’t load the recording" level={1} answer={{ isFetching, refetch }}>
      Its visitor may have withdrawn it, or it’s older than {RECORDING_RETENTION_DAYS} days.
    </LoadFailed>
  );
}

function RecordingView({ recording }: { recording: RecordingRecord }) {
  const { id, error_report_id, support_ticket_id } = recording;
  return (
    <Stack gap={5}>
      <PageHeader
        title={`Recording ${id}`}
        actions={
          <ForRight right="site">
            <DeleteRecording recording={recording} />
          </ForRight>
        }
      />
      <Suspense fallback={<SkeletonPage />}>
        <RecordingPlayer id={id} />
      </Suspense>
      <SpecSheet
        facts={[
          { label: 'Kept', value: <DateText value={recording.created_at} /> },
          { label: 'Length', value: lengthOf(recording) },
          { label: 'Page', value: recording.page ?? '–' },
          { label: 'Who', value: recording.user_name ?? 'Not signed in' },
        ]}
      />
      <Row gap={2} across={3} align="center" wrap>
        {error_report_id !== null && (
          <LinkButton kind="quiet" to={`/error_reports?state=all&error=${error_report_id}`}>
            The error
          </LinkButton>
        )}
        {support_ticket_id !== null && (
          <LinkButton kind="quiet" to={`/support_tickets/${support_ticket_id}`}>
            The ticket
          </LinkButton>
        )}
      </Row>
    </Stack>
  );
}
