import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createYard, type Yard } from '../src';

/** A real server that answers every call with the same record, and records the requests. */
export class SeeingServer {
  /** `METHOD /path?query`, with the body behind it if there is one */
  seen: string[] = [];
  contentType = '';
  answer: { status: number; body: unknown } = { status: 200, body: { id: 7 } };
  readonly #server = createServer((request, response) => void this.#take(request, response));

  /** Listens before all tests of a file, and forgets before each. */
  static forTests(): SeeingServer {
    const server = new SeeingServer();
    beforeAll(() => new Promise<void>((resolve) => void server.#server.listen(0, '127.0.0.1', resolve)));
    beforeEach(() => {
      server.seen = [];
      server.answer = { status: 200, body: { id: 7 } };
    });
    afterAll(() => {
      server.#server.closeAllConnections();
      return new Promise((resolve) => server.#server.close(resolve));
    });
    return server;
  }

  yard(): Yard {
    const { port } = this.#server.address() as AddressInfo;
    return createYard({ baseUrl: `http://127.0.0.1:${port}`, cookies: () => 'XSRF-TOKEN=known' });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.url === '/sanctum/csrf-cookie') {
      response.writeHead(204).end();
    } else {
      this.contentType = request.headers['content-type'] ?? '';
      this.seen.push(`${request.method} ${request.url}${body && ` ${body}`}`);
      response.writeHead(this.answer.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(this.answer.body));
    }
  }
}
