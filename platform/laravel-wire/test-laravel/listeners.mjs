// The real laravel-echo, over socket.io and over pusher-js, with a visitor's cookies.
import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { io } from 'socket.io-client';

/** @returns the next `saved` of the channel, its data; requested once the channel is joined */
export async function heardOverSocketIo(visitor, channel) {
  const echo = new Echo({
    broadcaster: 'socket.io',
    host: visitor.url,
    client: io,
    extraHeaders: { Cookie: visitor.cookies },
    forceNew: true,
  });
  const { socket } = echo.connector;
  const joined = new Promise((resolve, reject) => {
    socket.on('subscription_succeeded', resolve);
    socket.on('subscription_error', (name, status) =>
      reject(new Error(`not admitted to ${name}: ${status}`)),
    );
  });
  const ended = new Promise((resolve) => socket.on('disconnect', resolve));
  return listening(echo, channel, { joined, ended, close: () => echo.disconnect() });
}

/** @param authEndpoint  which server signs for the channel */
export async function heardOverPusher(visitor, channel, { key }, authEndpoint) {
  const { hostname, port } = new URL(visitor.url);
  const pusher = new Pusher(key, {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, answer) => {
        visitor.post(authEndpoint, { socket_id: socketId, channel_name: channelName }).then(
          ({ status, data }) => (status === 200 ? answer(null, data) : answer(new Error(`${status}`), null)),
          (error) => answer(error, null),
        );
      },
    },
  });
  const echo = new Echo({ broadcaster: 'pusher', key, cluster: '', client: pusher });
  const joined = new Promise((resolve, reject) => {
    const own = echo.private(channel);
    own.subscribed(resolve);
    own.error((error) => reject(new Error(`not admitted to ${channel}: ${JSON.stringify(error)}`)));
  });
  const ended = new Promise((resolve) => pusher.connection.bind('disconnected', resolve));
  return listening(echo, channel, { joined, ended, close: () => pusher.disconnect() });
}

async function listening(echo, name, { joined, ended, close }) {
  const heard = [];
  const waiting = [];
  echo.private(name).listen('.saved', (data) => {
    heard.push(data);
    waiting.splice(0).forEach((resolve) => resolve());
  });
  try {
    await joined;
  } catch (error) {
    close();
    throw error;
  }
  return {
    heard,
    id: echo.socketId(),
    /** Resolves with what was heard, once it is so many. */
    until: async (count) => {
      while (heard.length < count) await new Promise((resolve) => waiting.push(resolve));
      return heard;
    },
    /** Resolves when the server lets it go. */
    ended,
    close,
  };
}
