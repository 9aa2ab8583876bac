import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Wire, WireError, createWire } from '../src';

interface Seen {
  line: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

type Answer = (response: ServerResponse) => void;

export const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

export const plain =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end();

export async function failureOf(call: Promise<unknown>): Promise<WireError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof WireError)) throw new Error('The call did not fail with a WireError.');
  return error;
}

/** A real server that answers as configured and records its requests, and a browser's cookie jar beside it. */
export class AnsweringServer {
  /** by `METHOD path`; the last answer of a list is given again and again */
  answers: Record<string, Answer[]> = {};
  seen: Seen[] = [];
  jar = '';
  readonly #server: Server = createServer((request, response) => this.#take(request, response));

  /** Listens before all tests of a file, and forgets before each. */
  static forTests(): AnsweringServer {
    const server = new AnsweringServer();
    beforeAll(() => new Promise<void>((resolve) => void server.#server.listen(0, '127.0.0.1', resolve)));
    beforeEach(() => server.#reset());
    afterAll(() => {
      server.#server.closeAllConnections();
      return new Promise((resolve) => server.#server.close(resolve));
    });
    return server;
  }

  wire(): Wire {
    const { port } = this.#server.address() as AddressInfo;
    return createWire({ baseUrl: `http://127.0.0.1:${port}`, cookies: () => this.jar });
  }

  lines(): string[] {
    return this.seen.map(({ line }) => line);
  }

  #reset(): void {
    this.seen = [];
    this.jar = 'other=1; XSRF-TOKEN=first%3D%3D';
    this.answers = { 'GET /sanctum/csrf-cookie': [(response) => this.#issueToken(response)] };
  }

  #issueToken(response: ServerResponse): void {
    this.jar = `XSRF-TOKEN=token${this.lines().filter((line) => line.includes('csrf')).length}%3D`;
    plain(204)(response);
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const line = `${request.method} ${request.url}`;
      this.seen.push({ line, headers: request.headers, body: text === '' ? undefined : JSON.parse(text) });
      this.#answerTo(line)(response);
    });
  }

  #answerTo(line: string): Answer {
    const list = this.answers[line] ?? [];
    return (list.length > 1 ? list.shift() : list[0]) ?? json(404, { message: `No answer to ${line}.` });
  }
}
