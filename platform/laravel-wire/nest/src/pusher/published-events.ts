import { isChannelName } from '../broadcasting/channel-registry';
import { BadRequest, WireFault } from '../errors';
import { isRecord } from '../input/input-of-request';
import { parsed } from './frames';

const MAX_CHANNELS = 100;
const MAX_BATCH = 10;
const MAX_NAME = 200;
const MAX_DATA_BYTES = 100 * 1024;
const MAX_SOCKET_ID = 64;

/** An event as a publisher of the Pusher protocol sends it. */
export interface PublishedEvent {
  name: string;
  channels: string[];
  data: unknown;
  /** The connection that is left out; the publisher has made sure whose it is. */
  socketId: string | null;
}

/** @throws BadRequest for anything malformed, 413 for too much data */
export function eventIn(body: unknown): PublishedEvent {
  if (!isRecord(body)) throw new BadRequest('The event must be a JSON object.');
  const { name, data, socket_id: socketId = null } = body;
  if (typeof name !== 'string' || name === '' || name.length > MAX_NAME) {
    throw new BadRequest(`The event's name must be a text of at most ${MAX_NAME} characters.`);
  }
  if (socketId !== null && (typeof socketId !== 'string' || socketId.length > MAX_SOCKET_ID)) {
    throw new BadRequest('The socket_id is malformed.');
  }
  return { name, channels: channelsIn(body), data: dataIn(data), socketId };
}

/** @throws BadRequest for anything malformed, 413 for too much data */
export function batchIn(body: unknown): PublishedEvent[] {
  const batch = isRecord(body) ? body['batch'] : undefined;
  if (!Array.isArray(batch) || batch.length === 0 || batch.length > MAX_BATCH) {
    throw new BadRequest(`The batch must have from 1 to ${MAX_BATCH} events.`);
  }
  return batch.map(eventIn);
}

function channelsIn({ channels, channel }: Record<string, unknown>): string[] {
  const named: unknown[] = Array.isArray(channels) ? channels : [channel];
  if (named.length === 0 || named.length > MAX_CHANNELS || !named.every(isChannelName)) {
    throw new BadRequest(`The event needs from 1 to ${MAX_CHANNELS} channels with valid names.`);
  }
  return [...new Set(named)];
}

/** A JSON text, as the libraries send it; a text that is none goes out as it is. */
function dataIn(data: unknown): unknown {
  if (typeof data !== 'string') throw new BadRequest("The event's data must be a text.");
  if (Buffer.byteLength(data) > MAX_DATA_BYTES) {
    throw new WireFault(413, `The event's data is over ${MAX_DATA_BYTES} bytes.`);
  }
  const read = parsed(data);
  return read === undefined ? data : read;
}
