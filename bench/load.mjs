// A closed loop over keep-alive connections: each sends its next request when the last is answered. Requests are bytes
// made beforehand and answers are read by their Content-Length alone, so that the client costs little.
import { once } from 'node:events';
import { connect } from 'node:net';
import { createHistogram } from 'node:perf_hooks';

const HEAD_END = Buffer.from('\r\n\r\n');

/** One request's bytes. */
export function requestBytes(method, path, headers, body) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const given = { Host: 'bench.test', ...headers };
  if (text) Object.assign(given, { 'Content-Type': 'application/json' });
  if (method !== 'GET') given['Content-Length'] = Buffer.byteLength(text);
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

/**
 * @param next     the next request's bytes
 * @param options  port, connections, seconds; at most so many requests
 * @returns        requests a second, and a histogram of nanoseconds
 */
export async function measure(next, { port, connections, seconds, requests = Infinity }) {
  const histogram = createHistogram();
  const until = performance.now() + seconds * 1000;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const caller = await Caller.connected(port);
      while (performance.now() < until && histogram.count < requests) {
        const begun = process.hrtime.bigint();
        const { status } = await caller.send(next());
        histogram.record(process.hrtime.bigint() - begun);
        if (status >= 300) throw new Error(`a request was answered with ${status}`);
      }
      caller.close();
    }),
  );
  return { rps: histogram.count / ((performance.now() - start) / 1000), histogram };
}

/** One answer as text, for comparing. */
export async function ask(port, bytes) {
  const caller = await Caller.connected(port);
  const answer = await caller.send(bytes);
  caller.close();
  return answer;
}

/** A connection that carries one request at a time. */
export class Caller {
  #chunks = [];
  #size = 0;
  #whole = Infinity;
  #head = '';
  #settle = null;

  static async connected(port) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Caller(socket);
  }

  constructor(socket) {
    this.socket = socket;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('close', () => this.#settle?.reject(new Error('the server closed the connection')));
    socket.on('error', (error) => this.#settle?.reject(error));
  }

  send(bytes) {
    this.#chunks = [];
    this.#size = 0;
    this.#whole = Infinity;
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.socket.write(bytes);
    });
  }

  /** The server has hung up, as it may after five idle seconds. */
  get isClosed() {
    return this.socket.destroyed || this.socket.readableEnded;
  }

  close() {
    this.#settle = null;
    this.socket.destroy();
  }

  #take(chunk) {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#whole === Infinity) this.#readHead();
    if (this.#size < this.#whole) return;
    const status = Number(this.#head.slice(9, 12));
    const chunks = this.#chunks;
    const from = this.#head.length;
    const body = () => Buffer.concat(chunks).subarray(from).toString('utf8');
    this.#settle?.resolve({ status, head: this.#head, body });
  }

  #readHead() {
    const bytes = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return;
    this.#head = bytes.latin1Slice(0, end + HEAD_END.length);
    const length = /content-length: (\d+)/i.exec(this.#head);
    if (!length) return void this.socket.destroy(new Error('an answer without a Content-Length'));
    this.#whole = this.#head.length + Number(length[1]);
  }
}
