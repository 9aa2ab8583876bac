import { once } from 'node:events';
import { connect } from 'node:net';
import { api } from './api';

/** A request whose body never comes: it has its place for as long as its client likes. @returns what ends it */
export async function endlessRequest(): Promise<() => void> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
  );
  return () => socket.destroy();
}
