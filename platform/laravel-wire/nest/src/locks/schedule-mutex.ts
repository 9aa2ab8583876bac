import { createHash } from 'node:crypto';

/** An event of Laravel's schedule: a call by its `name()`, a command by cron expression and `php artisan` with its name. */
export type ScheduledEvent = { name: string } | { expression: string; command: string };

/** The lock of an event that runs `withoutOverlapping()`; Laravel holds it 1,440 minutes at most. */
export function scheduleMutex(event: ScheduledEvent): string {
  const text = 'name' in event ? event.name : event.expression + event.command;
  return `framework/schedule-${createHash('sha1').update(text).digest('hex')}`;
}

/**
 * The lock of an event that runs `onOneServer()` at that time; Laravel holds it for an hour and never releases it.
 *
 * @param time  hours and minutes as in `05:30`, of the schedule's own time zone
 */
export function oneServerMutex(event: ScheduledEvent, time: string): string {
  return scheduleMutex(event) + time.replace(':', '');
}
