import { recordingType } from '@yard/contracts/watching';
import { useRecords } from '@yard/data';
import { Button, DateText, LinkButton, Panel, Row, SkeletonPage, Stack } from '@yard/ui';
import { lazy, Suspense, useState } from 'react';
import { lengthOf } from './recording-words';

const RecordingPlayer = lazy(() => import('./recording-player'));

export function RecordingsPanel({ about }: { about: { error_report_id: number } }) {
  const { data } = useRecords(recordingType, { ...about, per_page: 5 });
  const [watched, setWatched] = useState<number | null>(null);
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Panel title="What it looked like">
      <Stack as="ul" gap={3} bare>
        {data.data.map((recording) => (
          <li key={recording.id}>
            <Row gap={2} across={3} align="center" wrap>
              <span>
                <DateText value={recording.created_at} />, {lengthOf(recording)}
              </span>
              <Button
                small
                icon="eye"
                aria-expanded={watched === recording.id}
                onPress={() => setWatched(watched === recording.id ? null : recording.id)}
              >
                {watched === recording.id ? 'Hide' : 'Watch'}
              </Button>
              <LinkButton small kind="quiet" to={`/recordings/${recording.id}`}>
                Larger
              </LinkButton>
            </Row>
            {watched === recording.id && (
              <Suspense fallback={<SkeletonPage />}>
                <RecordingPlayer id={recording.id} />
              </Suspense>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
