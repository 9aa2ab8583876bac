import { once } from 'node:events';
import WebSocket from 'ws';
import { api } from '../../../test/api';

it('tells clients of both protocols to ask after 120 s of silence, those of socket.io to wait 30 s', async () => {
  const handshake = await fetch(`${api.url}/socket.io/?EIO=4&transport=polling`);
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/app/yard?protocol=7`);
  const [frame] = (await once(socket, 'message')) as [Buffer];
  const { data } = JSON.parse(frame.toString()) as { data: string };
  socket.terminate();

  expect(JSON.parse((await handshake.text()).slice(1))).toMatchObject({
    pingInterval: 120_000,
    pingTimeout: 30_000,
  });
  expect(JSON.parse(data)).toMatchObject({ activity_timeout: 120 });
});
