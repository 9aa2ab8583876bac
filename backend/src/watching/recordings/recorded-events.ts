import { ValidationFailed } from '@laravel-wire/nest';
import type { RecordedEvent } from '@yard/contracts/watching';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** What rrweb's events are numbered with: DOM loaded to plugin. */
const LAST_TYPE = 6;
/** An instant that a date can be: until the year 2100. */
const LAST_INSTANT = 4_102_444_800_000;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** @throws ValidationFailed on `events`, naming the first that is none */
export function eventsIn(given: readonly unknown[]): RecordedEvent[] {
  return given.map((event, index) => {
    if (isEvent(event)) return { type: event.type, timestamp: event.timestamp, data: event.data };
    throw ValidationFailed.field(
      `events.${index}`,
      `The events.${index} field must be an event of a recording.`,
    );
  });
}

function isEvent(given: unknown): given is RecordedEvent {
  const { type, timestamp, data } = (given ?? {}) as Partial<Record<keyof RecordedEvent, unknown>>;
  return (
    Number.isInteger(type) &&
    Number(type) >= 0 &&
    Number(type) <= LAST_TYPE &&
    typeof timestamp === 'number' &&
    timestamp >= 0 &&
    timestamp <= LAST_INSTANT &&
    typeof data === 'object'
  );
}

/** As the table keeps them; packing is no work of the loop. */
export async function packed(events: readonly RecordedEvent[]): Promise<{ body: string; bytes: number }> {
  const text = Buffer.from(JSON.stringify(events));
  return { body: (await pack(text)).toString('base64'), bytes: text.length };
}

/** The events' JSON. */
export function unpacked(body: string): Promise<Buffer> {
  return unpack(Buffer.from(body, 'base64'));
}
