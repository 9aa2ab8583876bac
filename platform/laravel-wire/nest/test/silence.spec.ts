import { once } from 'node:events';
import WebSocket from 'ws';
import { boot, bootFresh, type ReferenceApp } from './browser';

const handshakeOf = async ({ url }: ReferenceApp) => {
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  return JSON.parse((await answer.text()).slice(1)) as { pingInterval: number; pingTimeout: number };
};

const socketOf = async ({ url }: ReferenceApp, options: WebSocket.ClientOptions = {}) => {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, options);
  await once(socket, 'message');
  return socket;
};

describe('how long a socket.io connection may be silent', () => {
  it('is told as socket.io does', async () => {
    expect(await handshakeOf(await boot())).toMatchObject({ pingInterval: 25_000, pingTimeout: 20_000 });
  });

  it('is told as it is set, and looked after sooner: who does not answer is let go', async () => {
    const fresh = await bootFresh({ silence: { activityTimeout: 120, pongTimeout: 0.2, lookAfter: 0.1 } });
    const listening = await socketOf(fresh);
    const deaf = await socketOf(fresh, { autoPong: false });

    expect(await handshakeOf(fresh)).toMatchObject({ pingInterval: 120_000, pingTimeout: 200 });
    expect(await once(deaf, 'close')).toEqual([1006, expect.anything()]);
    expect(listening.readyState).toBe(WebSocket.OPEN);
    listening.terminate();
    await fresh.close();
  });
});
