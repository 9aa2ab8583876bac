import { recordingType } from '@yard/contracts/watching';
import { useRecords } from '@yard/data';
import { Button, DateText, LinkButton, Panel, SkeletonPage } from '@yard/ui';
import { lazy, Suspense, useState } from 'react';
import { lengthOf } from './recording-words';
import styles from './recordings.module.css';

const RecordingPlayer = lazy(() => import('./recording-player'));

/** The newest recordings of something, each played where it stands; nothing where there is none. */
export function RecordingsPanel({ about }: { about: { error_report_id: number } }) {
  const { data } = useRecords(recordingType, { ...about, per_page: 5 });
  const [watched, setWatched] = useState<number | null>(null);
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Panel title="What it looked like">
      <ul className={styles.list}>
        {data.data.map((recording) => (
          <li key={recording.id}>
            <div className={styles.row}>
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
            </div>
            {watched === recording.id && (
              <Suspense fallback={<SkeletonPage />}>
                <RecordingPlayer id={recording.id} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
