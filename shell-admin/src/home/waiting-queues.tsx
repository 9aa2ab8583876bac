import {
  type Overview,
  type WaitingQueue,
  rentalRequestType,
  storeAccessRequestType,
  supportTicketType,
} from '@yard/contracts';
import { failureWords, useLiveRecords, useWire } from '@yard/data';
import { formatInstant } from '@yard/dates';
import { useRights } from '@yard/session';
import { Grid, Hint, LoadFailed, Panel, SkeletonBlock, Text } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styles from './home.module.css';
import { queueRights, queueWords } from './queue-words';

export function useOverview() {
  const { http } = useWire();
  useQueueEvents();
  return useQuery({
    queryKey: ['overview'],
    queryFn: () => http.get<Overview>('api/desk'),
    meta: { isSummary: true },
  });
}

/** Waiting work by kind, the most urgent first; each links to the list of just these. */
export function WaitingQueues({
  overview: { data, error, isFetching, refetch },
}: {
  overview: ReturnType<typeof useOverview>;
}) {
  return (
    <Panel title="Waiting for you">
      <div className={styles.queues}>
        {data && <Queues waiting={data.queues} />}
        {!data && error && (
          <LoadFailed title="What waits could not be loaded" answer={{ isFetching, refetch }}>
            {failureWords(error)}
          </LoadFailed>
        )}
        {!data && !error && <SkeletonBlock height={160} />}
      </div>
    </Panel>
  );
}

/** Most waiting work is a rental, a ticket or a wish to list machines, or comes with one: each refetches. */
function useQueueEvents(): void {
  useLiveRecords(rentalRequestType);
  useLiveRecords(supportTicketType);
  useLiveRecords(storeAccessRequestType);
}

/** Shows only queues that the reader's role may work on. */
function Queues({ waiting: all }: { waiting: readonly WaitingQueue[] }) {
  const may = useRights();
  const waiting = all.filter(
    ({ key, count }) => count > 0 && (key === 'support_tickets' || may(queueRights[key])),
  );
  if (waiting.length === 0) return <Hint>Nothing waits for you.</Hint>;
  return (
    <Grid as="ul" bare>
      {waiting.map((queue) => (
        <li key={queue.key}>
          <Queue queue={queue} />
        </li>
      ))}
    </Grid>
  );
}

function Queue({ queue: { key, count, oldest_at, due_at, list } }: { queue: WaitingQueue }) {
  const now = new Date();
  return (
    <Grid as={Link} to={list} leads across={3} align="center" className={styles.queue}>
      <Text as="span" weight={700} figures className={styles.waiting}>
        {count}
      </Text>
      <span>{queueWords[key]}</span>
      <Hint as="span" className={styles.when}>
        {due_at
          ? `Due ${formatInstant(due_at, undefined, now)}`
          : oldest_at && `Since ${formatInstant(oldest_at, undefined, now)}`}
      </Hint>
    </Grid>
  );
}
