import { instant, orNull, type RecordOf, text, whole } from '../fields';
import { choice, described, list, nested, part } from '../shapes';
import { FOUND_KINDS } from './find';
import { QUEUE_KEYS } from './queues';

export const foundRecordShape = part(
  {
    kind: choice(FOUND_KINDS),
    id: whole,
    title: text,
    subtitle: text,
    path: described('Of its page on the admin site; of a machine on the public one.', text),
  },
  'found_record',
);
/** One result of `GET api/find`. */
export type FoundRecord = RecordOf<typeof foundRecordShape>;
export type FoundKind = FoundRecord['kind'];

export const deskQueueShape = part(
  {
    key: choice(QUEUE_KEYS),
    count: whole,
    oldest_at: described('Since when the oldest waits; null when nothing does.', orNull(instant)),
    due_at: described('The nearest deadline; null where there is none.', orNull(instant)),
    list: described('The path of the list of just these on the admin site.', text),
  },
  'desk_queue',
);
/** Records of one kind that wait for an admin. */
export type DeskQueue = RecordOf<typeof deskQueueShape>;

export const deskShape = part(
  { queues: described('All kinds, the most urgent first.', list(nested(deskQueueShape))) },
  'desk',
);
/** What `GET api/desk` answers. */
export type Desk = RecordOf<typeof deskShape>;
