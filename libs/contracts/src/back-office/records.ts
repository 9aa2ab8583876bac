import { day, instant, money, number, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, nested, part } from '../shapes';
import { FOUND_KINDS } from './find';
import { QUEUE_KEYS } from './queues';

export const foundRecordShape = part(
  {
    kind: choice(FOUND_KINDS),
    id: whole,
    title: text,
    subtitle: text,
    path: described('Of its page on the admin site.', text),
  },
  'found_record',
);
export type FoundRecord = RecordOf<typeof foundRecordShape>;
export type FoundKind = FoundRecord['kind'];

export const waitingQueueShape = part(
  {
    key: choice(QUEUE_KEYS),
    count: whole,
    oldest_at: described('Since when the oldest waits; null when nothing does.', orNull(instant)),
    due_at: described('The nearest deadline; null where there is none.', orNull(instant)),
    list: described('The path of the list of just these on the admin site.', text),
  },
  'waiting_queue',
);
export type WaitingQueue = RecordOf<typeof waitingQueueShape>;

export const periodicJobShape = part(
  {
    name: text,
    every_seconds: described('From one start to the next.', number()),
    started_at: described('Of the last run; null before the first.', orNull(instant)),
    ended_at: described('Null while it runs.', orNull(instant)),
    next_at: described('Null while it runs.', orNull(instant)),
    failure: described('What the last run failed with; null where it went well.', orNull(text)),
    failed_at: described('When a run last failed; null where none did.', orNull(instant)),
    last_failure: described('What that run failed with.', orNull(text)),
  },
  'periodic_job',
);
export type PeriodicJob = RecordOf<typeof periodicJobShape>;

export const periodicJobsShape = part(
  {
    process: described('Which server answers: its host and its process id.', text),
    jobs: described('By name; none of a server that only answers requests.', list(nested(periodicJobShape))),
  },
  'periodic_jobs',
);
/** The answer of `GET api/periodic_jobs`: each server counts its own runs. */
export type PeriodicJobs = RecordOf<typeof periodicJobsShape>;

export const overviewFiguresShape = part(
  {
    rent_amount: money,
    fee_amount: money,
    requests: described('That were made.', whole),
    approval_rate: described(
      'Part of those that were answered, from 0 to 1; null of none.',
      orNull(number()),
    ),
    answer_hours: described('On average, of those that were answered; null of none.', orNull(number())),
  },
  'overview_figures',
);
export type OverviewFigures = RecordOf<typeof overviewFiguresShape>;

export const overviewSpanShape = part(
  {
    from: day,
    to: day,
    now: nested(overviewFiguresShape),
    before: described('The same of as many days before.', nested(overviewFiguresShape)),
    days: described(
      'Rent that was collected, quiet days too.',
      list(nested(part({ date: day, rent_amount: money }))),
    ),
  },
  'overview_span',
);
/** Days up to today at the installation's place, today counted. */
export type OverviewSpan = RecordOf<typeof overviewSpanShape>;

export const overviewShape = part(
  {
    queues: described('All kinds, the most urgent first.', list(nested(waitingQueueShape))),
    spans: described(
      'By how many days they are.',
      nested(
        part({
          '7': nested(overviewSpanShape),
          '30': nested(overviewSpanShape),
          '90': nested(overviewSpanShape),
        }),
      ),
    ),
  },
  'overview',
);
/** Response of `GET api/desk`. */
export type Overview = RecordOf<typeof overviewShape>;
