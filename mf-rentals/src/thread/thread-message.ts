import type { MessageRecord, RentalRequestRecord } from '@yard/contracts';
import type { Unsent } from '@yard/data';
import { formatDate, formatTime } from '@yard/dates';
import type { ThreadMessage } from '@yard/ui';

type People = Pick<RentalRequestRecord, 'user' | 'machine'>;

/** A message of the server as the thread shows it; days and times are the reader's. */
export function shownMessage(message: MessageRecord, userId: number, people: People): ThreadMessage {
  const own = message.user_id === userId;
  return {
    id: message.id,
    own,
    author: message.user_name,
    children: message.content,
    readBy: own ? readersOf(message, userId, people) : undefined,
    ...momentOf(message.created_at),
  };
}

/** A message that is on its way, or did not get there. */
export function shownUnsent(message: Unsent, retry: (message: Unsent) => void): ThreadMessage {
  return {
    id: message.key,
    own: true,
    author: 'You',
    children: message.content,
    state: message.state,
    onRetry: () => retry(message),
    ...momentOf(message.written_at),
  };
}

function readersOf({ views }: MessageRecord, userId: number, { user, machine }: People): string[] {
  const names = new Map([[user.id, user.name]]);
  if (machine) names.set(machine.user_id, machine.user_name);
  return views.filter((view) => view.user_id !== userId).map((view) => names.get(view.user_id) ?? 'Yard');
}

function momentOf(instant: string): Pick<ThreadMessage, 'day' | 'time'> {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return { day: formatDate(day, 'full'), time: formatTime(`${two(at.getHours())}:${two(at.getMinutes())}`) };
}
