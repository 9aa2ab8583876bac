import { useQuery } from '@tanstack/react-query';
import { type RecordedEvent, recordingType } from '@yard/contracts/watching';
import { useWire } from '@yard/data';
import { Box, Button, LoadFailed, Row, Segmented, SkeletonPage, Stack, Text } from '@yard/ui';
import '@rrweb/replay/dist/style.css';
import { useState } from 'react';
import { formatDuration } from '@yard/dates';
import styles from './recordings.module.css';
import { type Replay, useReplay } from './use-replay';

export default function RecordingPlayer({ id }: { id: number }) {
  const wire = useWire();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [recordingType.endpoint, id, 'events'],
    queryFn: () => wire.http.get<RecordedEvent[]>(`${recordingType.endpoint}/${id}/events`),
    staleTime: Infinity,
  });
  if (data) return <Player events={data} />;
  if (!isError) return <SkeletonPage />;
  return <LoadFailed title="We couldn’t load the recording" level={2} answer={{ isFetching, refetch }} />;
}

const SPEEDS = ['1', '2', '4'] as const;

function Player({ events }: { events: RecordedEvent[] }) {
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const [replay, stage] = useReplay(events, Number(speed));
  return (
    <Stack as="figure" gap={3} above={2} aria-label="Recording">
      <Box ref={stage} framed className={styles.stage} />
      <Row as="figcaption" gap={2} across={3} align="center" wrap>
        <Button small icon={replay.isPlaying ? 'minus' : 'arrow-right'} onPress={replay.toggle}>
          {replay.isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Position replay={replay} />
        <Segmented
          label="Speed"
          value={speed}
          onChange={setSpeed}
          segments={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        />
      </Row>
    </Stack>
  );
}

function Position({ replay: { at, lasts, seek } }: { replay: Replay }) {
  const words = `${inWords(at)} of ${inWords(lasts)}`;
  return (
    <>
      <input
        className={styles.slider}
        type="range"
        aria-label="Position"
        aria-valuetext={words}
        min={0}
        max={lasts}
        step="any"
        value={at}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <Text as="span" size={13} soft figures>
        {words}
      </Text>
    </>
  );
}

const inWords = (ms: number) => formatDuration(ms / 1000, { withSeconds: true });
