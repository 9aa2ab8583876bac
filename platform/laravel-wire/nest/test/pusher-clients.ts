import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { Browser } from './browser';
import { until } from './socket-clients';

export const KEY = 'app-key';

export interface Authorization {
  auth: string;
  channel_data?: string;
}

const opened: Pusher[] = [];

/** Ends what a spec has opened, and waits until it has: nothing may be under way when the spec's file is done. */
export async function closePushers(): Promise<void> {
  const pushers = opened.splice(0);
  pushers.forEach((pusher) => pusher.disconnect());
  await until(() => pushers.every((pusher) => pusher.connection.state === 'disconnected'));
}

/** The real laravel-echo over the real pusher-js; channels are signed with the browser's cookies. */
export async function pusherEchoOf(browser: Browser, url: string) {
  const { hostname, port } = new URL(url);
  const pusher = new Pusher(KEY, {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/broadcasting/auth',
      customHandler: ({ socketId, channelName }, answer) => {
        authorized(browser, socketId, channelName).then(
          (authorization) => answer(null, authorization),
          (error: Error) => answer(error, null),
        );
      },
    },
  });
  opened.push(pusher);
  const echo = new Echo({ broadcaster: 'pusher', key: KEY, cluster: '', client: pusher });
  await until(() => pusher.connection.state === 'connected');
  return { echo, pusher };
}

/** What `/broadcasting/auth` answers to pusher-js's own form. */
export async function authorized(
  browser: Browser,
  socketId: string,
  channel: string,
): Promise<Authorization> {
  const response = await browser.send(
    'POST',
    '/broadcasting/auth',
    `socket_id=${socketId}&channel_name=${channel}`,
    { 'Content-Type': 'application/x-www-form-urlencoded', Accept: '*/*', 'X-XSRF-TOKEN': '' },
  );
  if (response.status !== 200) throw new Error(`the server answered ${response.status}`);
  return response.body as Authorization;
}

/** Resolves once a channel of laravel-echo has been joined. */
export function joined(channel: { subscribed(callback: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => channel.subscribed(resolve));
}
