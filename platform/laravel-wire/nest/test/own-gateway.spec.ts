import { Browser } from './browser';
import { app, boots } from './scene';
import { closeSockets, connectedSocket, next, subscribed } from './socket-clients';

boots();
afterEach(closeSockets);

it("an application's own gateway answers on the sockets of laravel-echo", async () => {
  const browser = new Browser(app.url);
  await browser.login('renter');
  const socket = await connectedSocket(browser, app.url);

  expect(await socket.emitWithAck('lab:double', 21)).toBe(42);
  const called = next(socket, 'lab:called');
  socket.emit('lab:call', { all: 1 });
  expect(await called).toEqual([{ all: 1 }]);
  const failed = next(socket, 'exception');
  socket.emit('lab:fail');
  expect(JSON.stringify(await failed)).not.toContain('not for clients');
  await subscribed(socket, 'private-notes.2');
});
