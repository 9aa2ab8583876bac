import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { closeOverloaded } from './frame-count';

describe('a connection that sent too many frames', () => {
  it('is told so, and what it sends on is not read', async () => {
    const server = new WebSocketServer({ port: 0 });
    const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
    const [taken] = (await once(server, 'connection')) as [WebSocket];
    await once(client, 'open');
    const heard = jest.fn();
    taken.on('ping', heard);

    closeOverloaded(taken);
    client.ping();

    const [code, reason] = (await once(client, 'close')) as [number, Buffer];
    server.close();
    expect([code, reason.toString(), heard.mock.calls.length]).toEqual([4100, 'Too many frames', 0]);
  });
});
