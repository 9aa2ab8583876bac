import dns from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';

export interface Canary {
  /** Its address, in the ways in which one may be written. */
  urls: string[];
  /** One of them, with a path that is used once: what is heard can be told apart. */
  address(): string;
  /** The first line of whatever came to it. */
  heard: string[];
  /** Whom this process has connected to since, as `host:port` or a path, and the names it has looked up. */
  asked: Set<string>;
  close(): Promise<void>;
}

const HOSTS = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '0.0.0.0'];

export const markup = (url: string) =>
  `<p>See <img src="${url}"><a href="${url}">here</a><link rel="stylesheet" href="${url}"><script src="${url}"></script>` +
  `<svg><image href="${url}"/></svg><span style="background:url(${url})"></span></p>`;

/** A server that nobody is to call, and a watch over whom this process calls: the application is in it. */
export async function openCanary(): Promise<Canary> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      heard.push(bytes.toString('latin1').split('\r\n')[0] ?? '');
      socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
    });
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const { asked, unwatch } = watchCalls();
  const urls = HOSTS.map((host) => `http://${host}:${port}`);
  let count = 0;
  return {
    urls,
    address: () => `${urls[(count += 1) % urls.length]}/${count}.png`,
    heard,
    asked,
    async close() {
      unwatch();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** At the one place that every client of TCP in Node comes by, and the one that asks for names. */
function watchCalls() {
  const asked = new Set<string>();
  const [connect, lookup] = [Socket.prototype.connect, dns.lookup];
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = (Array.isArray(args[0]) ? args[0] : args) as [unknown, unknown?];
    asked.add(nameOf(first, args[1]));
    return Reflect.apply(connect, this, args) as Socket;
  };
  Object.assign(dns, {
    lookup: (...args: unknown[]) => {
      asked.add(String(args[0]));
      Reflect.apply(lookup, dns, args);
    },
  });
  return {
    asked,
    unwatch() {
      Socket.prototype.connect = connect;
      Object.assign(dns, { lookup });
    },
  };
}

function nameOf(first: unknown, second: unknown): string {
  if (typeof first !== 'object' || first === null)
    return `${typeof second === 'string' ? second : ''}:${String(first)}`;
  const { host, port, path } = first as { host?: string; port?: number | string; path?: string };
  return port === undefined ? String(path) : `${host ?? 'localhost'}:${port}`;
}
