import { membersIn, ValidationFailed } from '@laravel-wire/nest';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { maskCards } from './mask-cards';

/** rrweb numbers its events from DOM loaded to plugin. */
const LAST_TYPE = 6;
/** An instant that a date can be: until the year 2100. */
const LAST_INSTANT = 4_102_444_800_000;
/** rrweb writes four. */
const MEMBERS_MAX = 10;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

interface KeptEvent {
  timestamp: number;
  json: string[];
  data: Buffer;
}

/**
 * Events by the bytes that they were sent as: what they are about is looked at, and nothing of what they hold.
 *
 * @throws ValidationFailed on `events`, naming the first that is none
 */
export function eventsIn(entries: readonly Buffer[]): KeptEvent[] {
  return entries.map((entry, index) => {
    const members = membersIn(entry, MEMBERS_MAX);
    const type = numberIn(members?.get('type'), LAST_TYPE);
    const timestamp = numberIn(members?.get('timestamp'), LAST_INSTANT);
    const data = members?.get('data');
    if (type !== null && Number.isInteger(type) && timestamp !== null && data && isStructure(data)) {
      return { timestamp, json: [`{"type":${type},"timestamp":${timestamp},"data":`, '}'], data };
    }
    throw ValidationFailed.field(
      `events.${index}`,
      `The events.${index} field must be an event of a recording.`,
    );
  });
}

/** A number from 0; null for anything else, or above the most. */
function numberIn(json: Buffer | undefined, most: number): number | null {
  const text = json && json.length <= 20 ? json.toString('latin1') : '';
  const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  return number <= most ? number : null;
}

const isStructure = (json: Buffer) => /^(?:[{[]|null$)/.test(json.toString('latin1', 0, 5));

/** Packed as in the table, off the event loop. */
export async function packed(events: readonly KeptEvent[]): Promise<{ body: string; bytes: number }> {
  const pieces = events.flatMap(({ json: [head = '', end = ''], data }, index) => [
    Buffer.from(index === 0 ? `[${head}` : `,${head}`),
    data,
    Buffer.from(end),
  ]);
  const json = Buffer.concat([...pieces, Buffer.from(']')]);
  maskCards(json);
  return { body: (await pack(json)).toString('base64'), bytes: json.length };
}

/**
 * The events' JSON, looked at for the first time.
 *
 * @returns null for what a visitor made up, and nothing can play
 */
export async function unpacked(body: string): Promise<Buffer | null> {
  const json = await unpack(Buffer.from(body, 'base64'));
  try {
    JSON.parse(json.toString('utf8'));
    return json;
  } catch {
    return null;
  }
}
