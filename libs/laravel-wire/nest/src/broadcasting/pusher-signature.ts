import { createHmac } from 'node:crypto';

/** `key:hex`, for a client of the Pusher protocol to join a channel with. `channelData` is the exact text sent along. */
export function channelSignature(
  app: { key: string; secret: string },
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  const text = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
  return `${app.key}:${createHmac('sha256', app.secret).update(text).digest('hex')}`;
}

export const isPusherSocketId = (text: string): boolean => /^\d+\.\d+$/.test(text);
