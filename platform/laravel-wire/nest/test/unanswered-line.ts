import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Part = 'redis' | 'sentinel';

/** A Redis at the end of a line, and a Sentinel that names it; each may be held. */
export class UnansweredLine {
  readonly #told = new EventEmitter();
  readonly #open = new Set<Socket>();
  readonly #unanswered: (() => void)[] = [];
  readonly #line = createServer((near) => this.#pass(near));
  readonly #sentinel = createServer((socket) => this.#name(socket));
  #held: readonly Part[] = [];

  /** @param address  of Redis, a URL or a socket file */
  constructor(private readonly address: string) {}

  /** @returns the Sentinel's port */
  async start(): Promise<number> {
    for (const server of [this.#line, this.#sentinel]) await once(server.listen(0, '127.0.0.1'), 'listening');
    return portOf(this.#sentinel.address());
  }

  get url(): string {
    return `redis://127.0.0.1:${portOf(this.#line.address())}`;
  }

  /** No connection ends. Those to Redis on which something is said are dead from then on; Sentinel answers later. */
  hold(...parts: Part[]): void {
    this.#held = parts;
  }

  /** Ends the connections there are. */
  cut(): void {
    this.#open.forEach((socket) => socket.destroy());
  }

  goOn(): void {
    this.#held = [];
    this.#unanswered.splice(0).forEach((answer) => answer());
  }

  /** Until somebody says something to one that is held. */
  async inVain(to: Part): Promise<void> {
    await once(this.#told, to);
  }

  stop(): void {
    this.cut();
    this.#line.close();
    this.#sentinel.close();
  }

  #pass(near: Socket): void {
    const url = this.address.startsWith('/') ? null : new URL(this.address);
    const far = url ? connect(Number(url.port), url.hostname) : connect(this.address);
    let isDead = false;
    near.on('data', (bytes) => {
      isDead ||= this.#isHeld('redis');
      if (isDead) this.#told.emit('redis');
      else far.write(bytes);
    });
    far.on('data', (bytes) => isDead || near.write(bytes));
    near.on('close', () => far.destroy());
    this.#keep(near);
  }

  #name(socket: Socket): void {
    const port = String(portOf(this.#line.address()));
    const master = `*2\r\n$9\r\n127.0.0.1\r\n$${port.length}\r\n${port}\r\n`;
    socket.on('data', (bytes) => {
      const commands = String(bytes).split(/(?=\*\d+\r\n)/);
      const replies = commands
        .map((one) => (one.includes('get-master-addr-by-name') ? master : '*0\r\n'))
        .join('');
      if (!this.#isHeld('sentinel')) return void socket.write(replies);
      this.#unanswered.push(() => socket.write(replies));
      this.#told.emit('sentinel');
    });
    this.#keep(socket);
  }

  #isHeld(part: Part): boolean {
    return this.#held.includes(part);
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => undefined).on('close', () => this.#open.delete(socket));
  }
}

const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port;
