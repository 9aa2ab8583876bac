import { paginate } from '@laravel-wire/core';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Request, Route } from 'playwright-core';
import { open, type Visitor } from './visitor';

type Answer = { status: number; body: unknown };

/** One remote alone in a browser: no shell, no server. What it asks of the API the test answers. */
export interface Host extends Omit<Visitor, 'signIn' | 'signInByForm' | 'loseSession'> {
  answer(call: string, body: unknown, status?: number): void;
  /** The calls that were made, in their order, other than reads: with what was sent. */
  sent: { call: string; body: unknown }[];
}

/** Never asked: each request is answered here. */
const ORIGIN = 'http://localhost:10';
/** Nobody tells news here. */
const QUIET = /\/api\/user$|\/socket\.io\//;
const HOST = join(__dirname, '../../remote-host/dist');
const SETTINGS = { currency: 'usd', distance_unit: 'mi', public_url: '/', admin_url: '/admin/' };
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Opens the pages of a remote that is built, with what shells give to remotes. Somebody is signed in; whatever else it
 * asks of the API is answered by the test, or refused with 501, which the page shows as any failure. Addresses of the
 * back office begin with `/admin/#`.
 *
 * @param folder  where the remote is; its `dist` is shown
 * @param user    as `GET /api/user` has it; null: a guest
 */
export async function host(
  folder: string,
  user: object | null = { id: 1, name: 'Olive', email: 'owner@example.com', admin: false },
): Promise<Host> {
  const visitor = await open(ORIGIN, undefined, QUIET);
  const answers = new Map<string, Answer>();
  const sent: Host['sent'] = [];
  answers.set(
    'GET /api/user',
    user ? { status: 200, body: user } : { status: 401, body: { message: 'Unauthenticated.' } },
  );
  answers.set('GET /remotes.json', { status: 200, body: { remotes: [listing(folder)], settings: SETTINGS } });

  await visitor.context.routeWebSocket('**/*', () => undefined);
  await visitor.context.route('**/*', (route) => {
    const request = route.request();
    const call = callOf(request);
    if (request.method() !== 'GET') sent.push({ call, body: request.postDataJSON() as unknown });
    return respond(route, answers.get(call), folder);
  });
  const answer = (call: string, body: unknown, status = 200) => void answers.set(call, { status, body });
  return { ...visitor, answer, sent };
}

/** A list as the API answers it, on one page. */
export function listOf<Row>(rows: Row[]) {
  return paginate(rows, { total: rows.length, page: 1, perPage: 15, path: ORIGIN });
}

/** `GET /api/support_tickets`, whatever its query. */
function callOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

function respond(route: Route, answer: Answer | undefined, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (answer) return route.fulfill({ status: answer.status, json: answer.body });
  const [, name, file] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(pathname) ?? [];
  if (name === basename(folder) && file) return send(route, join(folder, 'dist', file));
  if (/^\/(api|sanctum|broadcasting|socket\.io)\//.test(pathname)) {
    return route.fulfill({
      status: 501,
      json: { message: `The test has no answer to ${callOf(route.request())}` },
    });
  }
  const isFile = extname(pathname) !== '';
  return isFile ? send(route, join(HOST, pathname)) : send(route, join(HOST, 'index.html'), 'text/html');
}

function send(route: Route, path: string, contentType = TYPES[extname(path)]): Promise<void> {
  return existsSync(path) ? route.fulfill({ path, contentType }) : route.fulfill({ status: 404 });
}

function listing(folder: string) {
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const version = read('version.txt').trim();
  return {
    ...(JSON.parse(read('remote.json')) as object),
    version,
    entry: `/remotes/${basename(folder)}/${version}/mf-manifest.json`,
    integrity: JSON.parse(read('integrity.json')) as unknown,
  };
}
