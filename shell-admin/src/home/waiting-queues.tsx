import {
  type Overview,
  rentalRequestType,
  storeAccessRequestType,
  supportTicketType,
  type WaitingQueue,
} from '@yard/contracts';
import { useLiveRecords, useWire } from '@yard/data';
import { formatInstant } from '@yard/dates';
import { useRights } from '@yard/session';
import { AwaitedAnswer } from '@yard/remote-kit';
import { Grid, Hint, Panel, Stack, Text } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styles from './home.module.css';
import { queueWords } from './queue-words';

export function useOverview() {
  const { http } = useWire();
  // Most waiting work is a rental, a ticket or a wish to list machines, or comes with one: each refetches.
  useLiveRecords(rentalRequestType);
  useLiveRecords(supportTicketType);
  useLiveRecords(storeAccessRequestType);
  return useQuery({
    queryKey: ['overview'],
    queryFn: () => http.get<Overview>('api/desk'),
    meta: { isSummary: true },
  });
}

export function WaitingQueues({ overview }: { overview: ReturnType<typeof useOverview> }) {
  const { data } = overview;
  return (
    <Panel title="Waiting for you">
      <div className={styles.queues}>
        {data && <Queues {...data} />}
        {!data && (
          <AwaitedAnswer
            title="We couldn’t load the list of what is waiting"
            answer={overview}
            height={240}
          />
        )}
      </div>
    </Panel>
  );
}

const SHOWN = 5;

function Queues({ queues, spans }: Overview) {
  const may = useRights();
  const waiting = queues
    .filter(({ key, count }) => {
      const [, right] = queueWords[key];
      return count > 0 && (!right || may(right));
    })
    .sort((one, other) => (one.oldest_at ?? '9').localeCompare(other.oldest_at ?? '9'));
  if (waiting.length === 0)
    return isUnused(spans) ? <FirstSteps /> : <Hint>Nothing is waiting for you.</Hint>;
  const [first, more] = [waiting.slice(0, SHOWN), waiting.slice(SHOWN)];
  return (
    <>
      <QueueList queues={first} />
      {more.length > 0 && (
        <details>
          <summary>{more.length} more</summary>
          <QueueList queues={more} />
        </details>
      )}
    </>
  );
}

function QueueList({ queues }: { queues: readonly WaitingQueue[] }) {
  return (
    <Grid as="ul" bare>
      {queues.map((queue) => (
        <li key={queue.key}>
          <Queue queue={queue} />
        </li>
      ))}
    </Grid>
  );
}

function Queue({ queue: { key, count, oldest_at, due_at, list } }: { queue: WaitingQueue }) {
  const now = new Date();
  const isOverdue = due_at !== null && new Date(due_at) < now;
  const due = due_at && (isOverdue ? 'Overdue' : `Due ${formatInstant(due_at, undefined, now)}`);
  return (
    <Grid as={Link} to={list} leads across={3} className={styles.queue}>
      <Text as="span" weight={700} figures>
        {count.toLocaleString('en-US')}
      </Text>
      <Stack as="span" shrinks>
        <span>{queueWords[key][0]}</span>
        <Hint as="span">
          {oldest_at && `Since ${formatInstant(oldest_at, undefined, now)}`}
          {due && (
            <Text as="span" tone={isOverdue ? 'bad' : undefined}>
              {` · ${due}`}
            </Text>
          )}
        </Hint>
      </Stack>
    </Grid>
  );
}

const isUnused = ({ 90: { now, before } }: Overview['spans']) => now.requests + before.requests === 0;

const STEPS = [
  { to: '/machine_types', label: 'Check the machine types that owners can list' },
  { to: '/deposit_policy', label: 'Set the deposit' },
  { to: '/cancellation_policy', label: 'Set what a canceled rental refunds' },
  { to: '/documents', label: 'Publish your terms and the rental agreement' },
  { to: '/rental_store_access_requests', label: 'Approve your first owners' },
] as const;

function FirstSteps() {
  return (
    <Stack gap={3}>
      <Hint>Nothing is waiting. Before the first rental:</Hint>
      <Stack as="ol" gap={2} marked>
        {STEPS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
