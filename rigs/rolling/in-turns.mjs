// A balancer without affinity: whoever asks next is answered by the next process.
import { createServer, request } from 'node:http';

/** @param ports  of the processes  @returns the `port` it listens on, and `close()` */
export async function inTurns(ports) {
  let turn = 0;
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const port = ports[(turn += 1) % ports.length];
    const passedOn = request({ port, host: '127.0.0.1', method, path, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      given.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  // Pages then ask again by themselves, as behind a proxy that passes no sockets on.
  server.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
