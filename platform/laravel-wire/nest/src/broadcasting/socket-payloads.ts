import { isChannelName } from './channel-registry';

const MAX_EVENT = 200;

/** The channel of a `subscribe` or `unsubscribe`, null for anything malformed. */
export function channelIn(payload: unknown): string | null {
  const channel: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'channel') : null;
  return isChannelName(channel) ? channel : null;
}

export interface Whisper {
  channel: string;
  event: string;
  data: unknown;
}

/** A `client event`; old clients send it as a JSON text. Null for anything malformed. */
export function whisperIn(payload: unknown): Whisper | null {
  const read = typeof payload === 'string' ? parse(payload) : payload;
  const channel = channelIn(read);

  if (channel === null || typeof read !== 'object' || read === null) return null;

  const event: unknown = Reflect.get(read, 'event');
  const isClientEvent = typeof event === 'string' && event.startsWith('client-') && event.length <= MAX_EVENT;
  return isClientEvent ? { channel, event, data: Reflect.get(read, 'data') } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever a stranger sends that is no JSON is no whisper.
    return null;
  }
}
