// An event that either server publishes reaches clients of both.
import assert from 'node:assert/strict';
import { heardOverPusher, heardOverSocketIo } from './listeners.mjs';
import { NEST_SERVER, LARAVEL_SERVER, OLIVIA, signIn } from './servers.mjs';

const CHANNEL = `notes.${OLIVIA}`;
const fromLaravel = (text) => ({
  channel: `private-${CHANNEL}`,
  event: 'saved',
  data: { model: { id: 9, text } },
});

export const eventStories = [
  [
    'events of either server reach laravel-echo over socket.io and over pusher-js, signed for by either',
    async ({ visitor, pusher }) => {
      const olivia = await signIn(visitor(), LARAVEL_SERVER);
      const listeners = await Promise.all([
        heardOverSocketIo(olivia, CHANNEL),
        heardOverPusher(olivia, CHANNEL, pusher, '/broadcasting/auth'),
        heardOverPusher(olivia, CHANNEL, pusher, '/old/broadcasting/auth'),
      ]);
      try {
        assert.equal((await olivia.post('/old/publish', fromLaravel('of Laravel'))).data.status, 200);
        for (const each of listeners)
          assert.deepEqual(await each.until(1), [{ model: { id: 9, text: 'of Laravel' } }]);
        assert.equal((await olivia.post('/api/notes', { text: 'of Nest' })).status, 201);
        for (const each of listeners) assert.equal((await each.until(2))[1].model.text, 'of Nest');
      } finally {
        listeners.forEach((each) => each.close());
      }
    },
  ],
  [
    'the tab that caused an event at Laravel is left out by its X-Socket-ID',
    async ({ visitor, pusher }) => {
      const olivia = await signIn(visitor(), NEST_SERVER);
      const [tab, other] = await Promise.all([
        heardOverPusher(olivia, CHANNEL, pusher, '/old/broadcasting/auth'),
        heardOverPusher(olivia, CHANNEL, pusher, '/broadcasting/auth'),
      ]);
      try {
        await olivia.post('/old/publish', fromLaravel('mine'), { 'X-Socket-ID': tab.id });
        await olivia.post('/old/publish', fromLaravel('for all'));
        await tab.until(1);
        await other.until(2);
        assert.deepEqual(
          [tab, other].map(({ heard }) => heard.map(({ model }) => model.text)),
          [['for all'], ['mine', 'for all']],
        );
      } finally {
        [tab, other].forEach((each) => each.close());
      }
    },
  ],
  [
    'sockets of a session that Laravel ends go when it says so',
    async ({ visitor, pusher }) => {
      const olivia = await signIn(visitor(), LARAVEL_SERVER);
      const listeners = await Promise.all([
        heardOverSocketIo(olivia, CHANNEL),
        heardOverPusher(olivia, CHANNEL, pusher, '/broadcasting/auth'),
      ]);
      try {
        assert.equal((await olivia.post('/old/logout', { sockets: true })).status, 204);
        for (const each of listeners) await each.ended;
      } finally {
        listeners.forEach((each) => each.close());
      }
    },
  ],
  [
    'neither server signs for a channel of somebody else',
    async ({ visitor }) => {
      const olivia = await signIn(visitor(), LARAVEL_SERVER);
      for (const door of ['/broadcasting/auth', '/old/broadcasting/auth']) {
        const answer = await olivia.post(door, { socket_id: '1.2', channel_name: 'private-notes.2' });
        assert.equal(answer.status, 403);
      }
      await assert.rejects(heardOverSocketIo(olivia, 'notes.2'), /not admitted/);
    },
  ],
];
