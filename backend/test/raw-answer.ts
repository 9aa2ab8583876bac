import { once } from 'node:events';
import { connect } from 'node:net';

export async function rawAnswer(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (part: string) => (text += part)).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}
