import type { TimelineEvent } from '@yard/ui';

/** Something that happened, with the instant it is put in its order by. */
export interface Past extends TimelineEvent {
  instant: Date;
}

/** One event, or none where nothing happened. */
export function past(event: TimelineEvent, instant: string | null | undefined): Past[] {
  return instant ? [{ ...event, instant: new Date(instant) }] : [];
}
