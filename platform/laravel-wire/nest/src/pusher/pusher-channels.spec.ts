import type { PusherConnection } from './pusher-connection';
import { PusherChannels } from './pusher-channels';

it('makes a text once for all who listen, and none for nobody', () => {
  const rooms = new PusherChannels();
  const heard: string[] = [];
  const connection = (id: string) =>
    ({ id, send: (text: string) => heard.push(`${id} ${text}`) }) as unknown as PusherConnection;
  const textOf = jest.fn(() => 'news');
  ['1.1', '1.2', '1.3'].forEach((id) => rooms.join('notes', connection(id)));

  rooms.send('others', textOf, null);
  expect(textOf).not.toHaveBeenCalled();

  rooms.send('notes', textOf, '1.2');
  expect(heard).toEqual(['1.1 news', '1.3 news']);
  expect(textOf).toHaveBeenCalledTimes(1);
});
