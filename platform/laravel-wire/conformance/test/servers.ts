import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../src/main';

export type Answers = Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

export const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
const servers: Server[] = [];
/** Requests that the servers of a test had, in their order. */
export const seen: string[] = [];

beforeEach(() => seen.splice(0));

afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(folder, { recursive: true });
});

/** A small server with sessions: it wants its own token where something is written. */
export async function serve(answers: Answers): Promise<string> {
  const session = Math.random().toString(36).repeat(4).slice(0, 40);
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push(`${method} ${url}`);
    const isWrite = method !== 'GET';
    const isOwn = headers['x-xsrf-token'] === session && headers.cookie === `XSRF-TOKEN=${session}`;
    if (isWrite && !isOwn) {
      response
        .writeHead(419, { 'Content-Type': 'application/json' })
        .end('{"message":"CSRF token mismatch."}');
      return;
    }
    const own = { ...SHARED, ...answers };
    const answer = own[`${method} ${url.split('?')[0]}`];
    response.setHeader('Set-Cookie', `XSRF-TOKEN=${session}; Max-Age=7200; path=/`);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const json =
  (body: (origin: string) => unknown, headers: Record<string, string> = {}): Answers[string] =>
  ({ headers: { host } }, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body(`http://${host}`)));
  };

export const notes = (price: unknown) =>
  json((origin) => ({ data: [{ price: 5 }, { price }], path: `${origin}/api/notes`, at: laravelTime() }));

const laravelTime = () => new Date().toISOString().replace(/\.\d+Z/, '.000000Z');

const SHARED: Answers = {
  'GET /sanctum/csrf-cookie': (_, response) => response.writeHead(204).end(),
  'POST /login': (_, response) => response.writeHead(204).end(),
  'GET /api/notes': notes(12),
  'POST /api/notes': json(() => ({ id: 1 })),
};

export function fileOf(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** @returns the exit code, and what was printed */
export async function told(...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const add = (line: unknown) => void lines.push(String(line));
  const code = await run(args, { log: add, error: add });
  return [code, lines.join('\n')];
}
