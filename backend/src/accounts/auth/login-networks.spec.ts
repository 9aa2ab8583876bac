/** @jest-environment-options {"throttles":"networks","proxies":"loopback"} */
import { io, type Socket } from 'socket.io-client';
import { api, guest } from '../../../test/api';
import { make } from '../../../test/make';

const login = (address: string, email: string, password = 'wrong') =>
  guest().send('post', '/login', { email, password }, { 'X-Forwarded-For': address });

it('takes a household of IPv6 for one behind a trusted proxy, and lets others in', async () => {
  const ray = await make.user();
  for (let n = 0; n < 20; n += 1) await login(`2001:db8:0:7::${n + 1}`, `nobody${n}@example.com`);

  expect((await login('2001:db8:0:7:ffff::1', ray.email, 'password')).status).toBe(422);
  expect((await login('2001:db8:0:8::1', ray.email, 'password')).status).toBe(204);
  expect((await login('198.51.100.7', ray.email, 'password')).status).toBe(204);
});

it('has room for a thousand sockets of nobody from one address, counted by whom the proxy names', async () => {
  const open = (address: string) =>
    new Promise<[Socket, boolean]>((resolve) => {
      const options = { transports: ['websocket'], reconnection: false, forceNew: true };
      const socket = io(api.url, { ...options, extraHeaders: { 'X-Forwarded-For': address } });
      socket.on('connect', () => resolve([socket, true]));
      socket.on('connect_error', () => resolve([socket, false]));
    });
  const opened = await Promise.all(Array.from({ length: 1_000 }, () => open('198.51.100.8')));

  const [[refused, came], [other, otherCame]] = [await open('198.51.100.8'), await open('198.51.100.9')];

  expect(opened.every(([, isOpen]) => isOpen)).toBe(true);
  expect([came, otherCame]).toEqual([false, true]);
  for (const socket of [refused, other, ...opened.map(([one]) => one)]) socket.disconnect();
});
