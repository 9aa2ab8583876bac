import { Unreadable } from '@kit/server/edge/outgoing/get-text';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CalendarDays, CalendarWindow } from './days-of-calendar';

const TIMEOUT_MS = 5_000;
const MEMORY_MB = 128;

/**
 * `daysOfCalendar` in a thread of its own: rules that never end hold up nobody, and what needs too much memory ends
 * its thread alone.
 *
 * @throws Unreadable
 */
export function daysInThread(text: string, window: CalendarWindow): Promise<CalendarDays> {
  return new Promise((done, fail) => {
    const thread = new Worker(join(__dirname, 'days-thread.js'), {
      workerData: { text, window },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const tooLong = () => {
      fail(new Unreadable('The calendar takes too long to read.'));
      void thread.terminate();
    };
    const timer = setTimeout(tooLong, TIMEOUT_MS);
    thread.once('message', done);
    thread.once('error', (cause) =>
      fail(new Unreadable('We can’t read a calendar (ICS) at this address. Check the link.', { cause })),
    );
    thread.once('exit', () => clearTimeout(timer));
  });
}
