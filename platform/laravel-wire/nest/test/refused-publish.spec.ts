import { type Asked, event, publishTo } from './publisher';
import { app, boots } from './scene';

boots();

const publish = (asked: Asked) => publishTo(app.url, asked);
const channels = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`);

const STALE = 'Timestamp expired or version unknown';
const NAME = "The event's name must be a text of at most 200 characters.";
const CHANNELS = 'The event needs from 1 to 100 channels with valid names.';

it.each([
  ['another secret', { body: event(), secret: 'x' }, 401, 'Invalid signature'],
  ['another key', { body: event(), query: { auth_key: 'x' } }, 401, 'Invalid key'],
  ['a stale time', { body: event(), query: { auth_timestamp: '1795142406' } }, 401, STALE],
  ['a later version', { body: event(), query: { auth_version: '1.1' } }, 401, STALE],
  ['another body', { body: event(), query: { body_md5: 'x' } }, 401, 'Invalid body digest'],
  ['another application', { path: '/apps/other/events', body: event() }, 404, 'Application does not exist'],
  ['no object', { body: [event()] }, 400, 'The event must be a JSON object.'],
  ['no name', { body: event({ name: '' }) }, 400, NAME],
  ['a name too long', { body: event({ name: 'x'.repeat(201) }) }, 400, NAME],
  [
    'a socket_id too long',
    { body: event({ socket_id: '1'.repeat(65) }) },
    400,
    'The socket_id is malformed.',
  ],
  ['no channel', { body: event({ channels: [] }) }, 400, CHANNELS],
  ['too many channels', { body: event({ channels: channels(101) }) }, 400, CHANNELS],
  ['a bad channel', { body: event({ channels: ['a b'] }) }, 400, CHANNELS],
  ['data that is no text', { body: event({ data: { id: 1 } }) }, 400, "The event's data must be a text."],
  ['an unknown info', { body: event({ info: 'secret' }) }, 400, 'The info is unknown.'],
  [
    'too much data',
    { body: event({ data: 'x'.repeat(102_401) }) },
    413,
    "The event's data is over 102400 bytes.",
  ],
])('refuses %s, in JSON', async (_what, asked: Asked, status, message) => {
  expect(await publish(asked)).toEqual({ status, body: { message } });
});

it('takes as many channels, as long a name and as long a socket_id as it says', async () => {
  const most = { channels: channels(100), name: 'x'.repeat(200), socket_id: '1'.repeat(64) };

  expect(await publish({ body: event(most) })).toEqual({ status: 200, body: {} });
});

it('takes as much data as it says', async () => {
  expect((await publish({ body: event({ data: 'x'.repeat(102_400) }) })).status).toBe(200);
});
