import { createHmac } from 'node:crypto';
import { sameText } from '../session/encrypter';

/** Keys for signing: the application's key, and the secret that the server and its publishers share. */
export interface SigningApp {
  key: string;
  secret: string;
}

/**
 * `key:hex`, for a client of the Pusher protocol to join a channel with. `channelData` is the exact text sent along.
 */
export function channelSignature(
  app: SigningApp,
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  const text = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
  return `${app.key}:${signed(app, text)}`;
}

/** True where a client's signature is for this socket and channel; compared in constant time, key and digest. */
export function isSignedChannel(
  app: SigningApp,
  auth: unknown,
  socketId: string,
  channel: string,
  channelData?: string,
): boolean {
  return typeof auth === 'string' && sameText(channelSignature(app, socketId, channel, channelData), auth);
}

/** HMAC-SHA256 in hex. */
export function signed(app: SigningApp, text: string): string {
  return createHmac('sha256', app.secret).update(text).digest('hex');
}

export const isPusherSocketId = (text: string): boolean => /^\d+\.\d+$/.test(text);
