import Echo from 'laravel-echo';
import type { Browser } from './browser';
import { type Authorization, type PusherSettings, StandInPusher } from './stand-in-pusher';
import { until } from './socket-clients';

export const KEY = 'app-key';

interface PusherLike {
  connection: { socket_id: string; state: string };
  disconnect(): void;
}

type PusherClass = new (key: string, settings: PusherSettings & object) => PusherLike;

const opened: PusherLike[] = [];

/** Ends what a spec has opened. */
export function closePushers(): void {
  opened.splice(0).forEach((pusher) => pusher.disconnect());
}

/** laravel-echo over pusher-js, or over its stand-in; channels are signed with the browser's cookies. */
export async function pusherEchoOf(browser: Browser, url: string) {
  const { hostname, port } = new URL(url);
  const Pusher = await pusherClass();
  const pusher = new Pusher(KEY, {
    wsHost: hostname,
    wsPort: Number(port),
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, answer) => {
        authorized(browser, socketId, channelName).then(
          (authorization) => answer(null, authorization),
          (error: Error) => answer(error, null),
        );
      },
    },
    ...{ cluster: '', forceTLS: false, enabledTransports: ['ws'], disableStats: true },
  });
  opened.push(pusher);
  const echo = new Echo({ broadcaster: 'pusher', key: KEY, cluster: '', client: pusher as never });
  await until(() => pusher.connection.state === 'connected');
  return { echo, pusher };
}

/** What `/broadcasting/auth` answers to pusher-js's own form. */
export async function authorized(browser: Browser, socketId: string, channel: string): Promise<Authorization> {
  const response = await browser.send(
    'POST',
    '/broadcasting/auth',
    `socket_id=${socketId}&channel_name=${channel}`,
    { 'Content-Type': 'application/x-www-form-urlencoded', Accept: '*/*', 'X-XSRF-TOKEN': '' },
  );
  if (response.status !== 200) {
    throw new Error(`the server answered ${response.status}`);
  }
  return response.body as Authorization;
}

/** Resolves once a channel of laravel-echo has been joined. */
export function joined(channel: { subscribed(callback: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => channel.subscribed(resolve));
}

async function pusherClass(): Promise<PusherClass> {
  const name = 'pusher-js';
  try {
    const loaded = (await import(name)) as { default?: PusherClass } | PusherClass;
    return 'default' in loaded && loaded.default ? loaded.default : (loaded as PusherClass);
  } catch {
    // Not installed: the stand-in speaks as it was recorded.
    return StandInPusher;
  }
}
