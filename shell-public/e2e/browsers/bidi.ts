import WebSocket from 'ws';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: unknown;
}

/** A conversation in WebDriver BiDi, which Firefox speaks by itself. */
export class Bidi {
  private readonly waiting = new Map<
    number,
    { resolve(result: unknown): void; reject(error: Error): void }
  >();
  private last = 0;

  private constructor(
    private readonly socket: WebSocket,
    private readonly heard: (event: string, params: unknown) => void,
  ) {
    socket.on('message', (data: Buffer) => this.take(JSON.parse(data.toString()) as Answer));
    socket.on('close', () =>
      this.waiting.forEach(({ reject }) => reject(new Error('the browser has ended'))),
    );
  }

  static async connect(url: string, heard: (event: string, params: unknown) => void): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Bidi(socket, heard);
  }

  /** @throws Error with what the browser says */
  send<Result>(method: string, params: object): Promise<Result> {
    const id = (this.last += 1);
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
    });
  }

  private take({ id, type, result, message, method, params }: Answer): void {
    if (id === undefined) return this.heard(String(method), params);
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (type === 'success') asked?.resolve(result);
    else asked?.reject(new Error(message));
  }
}
