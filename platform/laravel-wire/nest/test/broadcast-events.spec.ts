import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closePushers, joined, pusherEchoOf } from './pusher-clients';
import { closeRaw, RawPusher } from './raw-pusher';
import { app, boots, rennie, rennieComes } from './scene';
import { closeSockets, echoOf, next } from './socket-clients';

interface Published {
  class: string;
  published: { channels: string[]; event: string; data: object } | null;
}

const CASES = JSON.parse(
  readFileSync(join(__dirname, '../../recordings/laravel-13/broadcasts.json'), 'utf8'),
) as Published[];

boots();
rennieComes();
afterEach(async () => {
  closeRaw();
  closeSockets();
  await closePushers();
});

const broadcast = async (name: string) => (await rennie.send('POST', `/api/events/${name}`)).status;

it.each(CASES.map((one) => [one.class, one.published] as const))(
  'tells what Laravel 13.31 tells of %s',
  async (name, published) => {
    const raw = await RawPusher.connected(app.url);
    raw.subscribe('news');
    for (const channel of ['private-notes.2', 'presence-room.5']) await raw.join(channel, rennie);
    await raw.heard('pusher_internal:subscription_succeeded', 3);
    const before = raw.frames.length;

    const last = { channel: 'news', event: 'App\\Events\\OrderEverywhere' };
    const statuses = [await broadcast(name), await broadcast('OrderEverywhere')];
    await raw.heard(last.event, name === 'OrderEverywhere' ? 6 : 3);

    // The Redis driver tells the socket that is left out beside; the Pusher driver takes it away.
    const { socket: _, ...data } = { socket: null, ...published?.data };
    const told = published?.channels.map((channel) => ({ event: published.event, channel, data })) ?? [];
    expect(raw.frames.slice(before, before + told.length)).toEqual(told);
    expect(raw.frames[before + told.length]).toMatchObject(last);
    expect(statuses).toEqual([200, 200]);
  },
);

it('is heard by laravel-echo by the class’s name, and by its own with a dot', async () => {
  const { echo } = await pusherEchoOf(rennie, app.url);
  const other = echoOf(rennie, app.url);
  const channel = echo.private('notes.2');
  const byClass = new Promise((resolve) => channel.listen('OrderShipped', resolve));
  const byName = new Promise((resolve) => other.echo.private('notes.2').listen('.order.shipped', resolve));
  await Promise.all([joined(channel), next(other.socket, 'subscription_succeeded')]);

  await broadcast('OrderShipped');
  await broadcast('OrderWith');

  expect(await byClass).toEqual({ id: 5, parcels: ['A-17', 'Ä/8'] });
  expect(await byName).toEqual({ parcel: 'A-17' });
});

it('fails nothing where it cannot be told', async () => {
  expect(await broadcast('OrderFailing')).toBe(200);
});
