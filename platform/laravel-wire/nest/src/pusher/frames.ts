import { isRecord } from '../input/input-of-request';

/** A frame as clients send it. */
export interface Frame {
  event: string;
  channel: unknown;
  data: unknown;
}

/** Codes that `pusher:error` names; on an open connection it is information, the close code alone decides. */
export const CODES = {
  unknownApp: 4001,
  overCapacity: 4004,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  unauthorized: 4009,
  overloaded: 4100,
  reconnect: 4200,
  noPong: 4201,
  tooManyClientEvents: 4301,
} as const;

export type Code = (typeof CODES)[keyof typeof CODES];

/** The text of a frame; clients get `data` as a JSON text inside the JSON. */
export function frame(
  event: string,
  data: unknown,
  more: { channel?: string; user_id?: string } = {},
): string {
  const { channel, user_id: userId } = more;
  return JSON.stringify({ event, channel, data: JSON.stringify(data ?? null), user_id: userId });
}

/** Null for anything that is no frame. */
export function readFrame(text: string): Frame | null {
  const read = parsed(text);
  if (!isRecord(read) || typeof read['event'] !== 'string') return null;
  return { event: read['event'], channel: read['channel'], data: read['data'] };
}

/** Value of a JSON text, undefined for anything else. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever a stranger sends that is no JSON says nothing.
    return undefined;
  }
}
