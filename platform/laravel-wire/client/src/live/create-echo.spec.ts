import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRecord } from '@laravel-wire/core';
import { Server } from 'socket.io';
import { createWire } from '../index';

const note = defineRecord<{ id: number }>({ endpoint: 'api/notes', sortBy: 'id', channel: 'notes' });
const other = defineRecord<{ id: number }>({ endpoint: 'api/others', sortBy: 'id', channel: 'others' });

describe('the real connection', () => {
  const http = createServer((request, response) => {
    seenSocketIds.push(request.headers['x-socket-id']);
    response.setHeader('Content-Type', 'application/json').end('{"id":1}');
  });
  const io = new Server(http);
  const seenSocketIds: unknown[] = [];
  const baseUrl = (): string => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  beforeAll(() => new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve)));
  afterEach(() => void io.removeAllListeners('connection'));
  afterAll(() => io.close());

  it('comes back by itself, subscribes again and says so', async () => {
    const wire = createWire({ baseUrl: baseUrl(), cookies: () => '' });
    wire.live.on(note, {});
    const sockets = new Set<string>();
    const back = new Promise<void>((resolve) => wire.onReconnect(resolve));
    const subscribedAgain = new Promise<string>((resolve) => {
      io.on('connection', (socket) => {
        socket.on('subscribe', ({ channel }: { channel: string }) => {
          if (sockets.add(socket.id).size === 1) socket.conn.close();
          else resolve(channel);
        });
      });
    });

    await wire.setUser(6);
    await back;
    const channel = await subscribedAgain;
    await wire.setUser(null);

    expect(channel).toBe('private-notes.6');
  });

  it('says when a channel was joined, to those who listen to it', async () => {
    const channels: string[] = [];
    io.on('connection', (socket) => {
      socket.on('subscribe', ({ channel }: { channel: string }) => {
        if (channels.push(channel) === 2) socket.emit('subscription_succeeded', 'private-others.6');
      });
    });
    const wire = createWire({ baseUrl: baseUrl(), cookies: () => '' });
    const joined: string[] = [];
    const isJoined = new Promise<void>((resolve) => {
      wire.live.on(note, { joined: () => joined.push('notes') });
      wire.live.on(other, { joined: () => resolve(void joined.push('others')) });
    });

    await wire.setUser(6);
    await isJoined;
    await wire.setUser(null);

    expect(channels.sort()).toEqual(['private-notes.6', 'private-others.6']);
    expect(joined).toEqual(['others']);
  });

  it('subscribes to the user’s private channel, hears events, and marks requests with its id', async () => {
    const subscribed = new Promise<string>((resolve) => {
      io.on('connection', (socket) => {
        socket.on('subscribe', ({ channel }: { channel: string }) => {
          socket.emit('saved', channel, { model: { id: 9 } });
          resolve(socket.id);
        });
      });
    });
    const wire = createWire({ baseUrl: baseUrl(), cookies: () => '' });
    const heard = new Promise<unknown>((resolve) => wire.live.on(note, { saved: resolve }));

    await wire.setUser(5);
    const socketId = await subscribed;
    const record = await heard;
    await wire.resource(note).find(1);
    await wire.setUser(null);
    await wire.resource(note).find(1);

    expect(record).toEqual({ id: 9 });
    expect(seenSocketIds).toEqual([socketId, undefined]);
  });
});
