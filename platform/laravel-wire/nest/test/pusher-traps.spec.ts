import { createHmac } from 'node:crypto';
import { closeRaw, RawPusher } from './raw-pusher';
import { app, boots, bothCome, rennie } from './scene';
import { settle } from './socket-clients';

const SUCCEEDED = 'pusher_internal:subscription_succeeded';

boots();
bothCome();

afterEach(closeRaw);

describe('subscribing over the Pusher protocol', () => {
  it('twice is one membership, one presence entry, one delivery', async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('presence-room.1', rennie);
    await raw.join('private-notes.2', rennie);
    await raw.join('private-notes.2', rennie);
    await raw.join('presence-room.1', rennie);
    await raw.heard(SUCCEEDED, 4);

    await rennie.send('DELETE', '/api/notes/1');
    await raw.heard('deleted');
    await settle();

    expect(raw.of('deleted')).toEqual([{ event: 'deleted', channel: 'private-notes.2', data: { id: 1 } }]);
    expect(raw.of(SUCCEEDED)[3]).toMatchObject({
      channel: 'presence-room.1',
      data: { presence: { ids: ['2'], count: 1, hash: { 2: { id: 2 } } } },
    });
  });

  it('with a forged, borrowed or keyless signature is refused, and the connection lives', async () => {
    const [raw, other] = [await RawPusher.connected(app.url), await RawPusher.connected(app.url)];
    await other.join('private-notes.2', rennie);
    const [, digest = ''] = 'app-key:a44ee0c67d3bf46566a20a4f4f2b20b0b7a480d13da1e11c6f8b52d8be184dcc'.split(
      ':',
    );

    raw.subscribe('private-notes.2', { auth: `app-key:${digest}` });
    raw.subscribe('private-notes.3', { auth: '' });
    raw.subscribe('private-notes.5', { auth: 5 });
    raw.subscribe('presence-room.1');
    const errors = await raw.heard('pusher:error', 4);
    raw.send({ event: 'pusher:ping', data: {} });

    expect(errors.map(({ data }) => data)).toEqual(
      Array.from({ length: 4 }, () => ({ code: 4009, message: 'Connection is unauthorized' })),
    );
    expect(await raw.heard('pusher:pong')).toEqual([{ event: 'pusher:pong', data: {} }]);
  });

  it('is overtaken by an unsubscribe', async () => {
    const raw = await RawPusher.connected(app.url, { Cookie: rennie.cookieHeader });
    const { auth } = (
      await rennie.send('POST', '/broadcasting/auth', { socket_id: raw.id, channel_name: 'private-notes.2' })
    ).body as { auth: string };

    raw.subscribe('private-notes.2', { auth });
    raw.send({ event: 'pusher:unsubscribe', data: { channel: 'private-notes.2' } });
    await settle();
    await rennie.send('DELETE', '/api/notes/1');
    await settle();

    expect(raw.of(SUCCEEDED)).toEqual([]);
    expect(raw.of('deleted')).toEqual([]);
  });

  it('to a hundred channels is enough, and names have their letters', async () => {
    const raw = await RawPusher.connected(app.url);
    for (let count = 0; count <= 100; count += 1) raw.subscribe(`public-${count}`);
    raw.subscribe('a b');
    raw.subscribe('x'.repeat(165));
    raw.subscribe(['private-notes.2']);
    const errors = await raw.heard('pusher:error', 4);

    expect((await raw.heard(SUCCEEDED, 100)).length).toBe(100);
    const invalid = { code: 4200, message: 'Invalid channel' };
    expect(errors.map(({ data }) => data)).toEqual([
      { code: 4004, message: 'Too many channels' },
      ...[invalid, invalid, invalid],
    ]);
  });

  it('to a presence channel of a hundred members is refused to one more, not to one who is in it', async () => {
    const channel = 'presence-room.1';
    const joined = async (id: number | string) => {
      const raw = await RawPusher.connected(app.url);
      const channel_data = typeof id === 'number' ? JSON.stringify({ user_id: id }) : id;
      const signed = createHmac('sha256', 'app-secret').update(`${raw.id}:${channel}:${channel_data}`);
      raw.subscribe(channel, { auth: `app-key:${signed.digest('hex')}`, channel_data });
      return raw;
    };
    const hundred = await Promise.all(Array.from({ length: 100 }, (_, index) => joined(index + 1)));
    await Promise.all(hundred.map((raw) => raw.heard(SUCCEEDED)));

    const [error] = await (await joined(101)).heard('pusher:error');
    const [other] = await (await joined('none')).heard('pusher:error');
    expect([error?.data, other?.data]).toEqual([
      { code: 4004, message: 'The channel is full' },
      { code: 4004, message: 'Invalid channel data' },
    ]);
    await (await joined(100)).heard(SUCCEEDED);
  });
});

const NO_FRAME = { code: 4200, message: 'Invalid message format' };
const NO_MEMBER = { code: 4009, message: 'The client is not a member of the specified channel.' };

describe('bad frames', () => {
  it.each([
    ['no JSON', '{"event"', NO_FRAME],
    ['no object', '5', NO_FRAME],
    ['binary', Buffer.from('{"event":"pusher:ping"}'), NO_FRAME],
    ['a whisper to a stranger', { event: 'client-x', channel: 'private-notes.2', data: 1 }, NO_MEMBER],
    ['a whisper in public', { event: 'client-x', channel: 'public', data: 1 }, NO_MEMBER],
  ])('%s is told of, no more', async (_what, bad, told) => {
    const raw = await RawPusher.connected(app.url);
    raw.send(bad);

    const [error] = await raw.heard('pusher:error');

    expect(error?.data).toEqual(told);
    expect(raw.closedWith).toBeNull();
  });

  it('too big or too many end the connection alone', async () => {
    const [big, many] = [await RawPusher.connected(app.url), await RawPusher.connected(app.url)];
    const bystander = await RawPusher.connected(app.secondUrl);

    big.send({ event: 'pusher:ping', data: 'x'.repeat(10_000) });
    for (let count = 0; count < 300; count += 1) many.send({ event: 'pusher:ping' });

    expect([await big.closed(), await many.closed(), many.closedFor]).toEqual([
      1009,
      4100,
      'Too many frames',
    ]);
    expect(bystander.closedWith).toBeNull();
    expect((await rennie.send('GET', '/api/user')).status).toBe(200);
  });

  it('of a flooding whisperer come to an error, not to an end', async () => {
    const raw = await RawPusher.connected(app.url);
    await raw.join('presence-room.2', rennie);
    for (let count = 0; count < 11; count += 1) {
      raw.send({ event: 'client-x', channel: 'presence-room.2', data: count });
    }

    const [error] = await raw.heard('pusher:error');

    expect(error?.data).toEqual({ code: 4301, message: 'Rate limit exceeded for client events' });
    expect(raw.closedWith).toBeNull();
  });
});
