import { RECORDING_BYTES_MAX, RECORDING_EVENTS_MAX, type RecordedEvent } from '@yard/contracts/watching';

/** rrweb's number of an event that holds the whole page. */
const FULL_SNAPSHOT = 2;
/** Room in a body for all but the events. */
const ENVELOPE_BYTES = 4_096;
/** A recording begins with the whole page, so that it is taken anew before the half of the buffer is full. */
export const WHOLE_PAGE_EVERY = RECORDING_EVENTS_MAX / 2 - 10;

/** The newest events of a page, never more than can be sent. */
export class EventBuffer {
  private parts: RecordedEvent[][] = [[]];

  /** @param isWhole  the page is taken anew with it: what was before the last time is forgotten */
  add(event: RecordedEvent, isWhole: boolean): void {
    if (isWhole) this.parts = [this.parts.at(-1) ?? [], []];
    this.parts.at(-1)?.push(event);
  }

  /** The events that can be played, up to the size of a body. */
  events(): RecordedEvent[] {
    return fitted(this.parts.flat());
  }

  clear(): void {
    this.parts = [[]];
  }
}

/** Without what is too old, then without what came last: 1,000 events, 4 MB. Empty where even one page is too large. */
export function fitted(all: readonly RecordedEvent[], bytes = RECORDING_BYTES_MAX): RecordedEvent[] {
  const events = all.slice(-RECORDING_EVENTS_MAX);
  const begins = events.flatMap(({ type }, index) =>
    type === FULL_SNAPSHOT ? [Math.max(0, index - 1)] : [],
  );
  const sizes = events.map(sizeOf);
  const room = bytes - ENVELOPE_BYTES;
  const whole = begins.find((begin) => sum(sizes.slice(begin)) <= room);
  if (whole !== undefined) return events.slice(whole);
  const last = begins.at(-1);
  return last === undefined ? [] : cutAfter(events.slice(last), sizes.slice(last), room);
}

/** Each as JSON, with the comma after it, in bytes of UTF-8. */
const sizeOf = (event: RecordedEvent) => new TextEncoder().encode(JSON.stringify(event)).length + 1;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

function cutAfter(events: RecordedEvent[], sizes: number[], room: number): RecordedEvent[] {
  let taken = 0;
  const end = sizes.findIndex((size) => (taken += size) > room);
  const complete = end < 0 ? events : events.slice(0, end);
  return complete.some(({ type }) => type === FULL_SNAPSHOT) ? complete : [];
}
