import type { RecordedCase, RecordedRequest } from './cases';
import { type Answer, exchange } from './http';
import { Jar } from './jar';
import { unsealed } from './sealed';

/** The server that the cases are replayed against. */
export interface Target {
  url: string;
  appKey: string;
  resetPath: string;
}

const FRONTEND = 'http://localhost:3000';
const AXIOS = {
  Accept: 'application/json, text/plain, */*',
  Origin: FRONTEND,
  Referer: `${FRONTEND}/`,
  Cookie: '<jar>',
  'X-XSRF-TOKEN': '<xsrf>',
};
const VALIDATE = '/api/lab/validate';

/** A browser of its own for one case: axios's habits and a cookie jar. */
export class Visitor {
  readonly jars: Record<'guest' | 'signedIn', Jar> = { guest: new Jar(), signedIn: new Jar() };
  jar = new Jar();

  constructor(private readonly target: Target) {}

  /** Becomes who the case is about, and has made the requests before it. */
  async prepare({ as = 'none', before = [], jar }: RecordedCase): Promise<void> {
    if (as !== 'none') {
      await this.send({ method: 'GET', path: '/sanctum/csrf-cookie' });
      this.jars.guest = this.jar.copy();
    }
    if (as !== 'none' && as !== 'guest') {
      const login = { method: 'POST', path: '/login', body: { email: as, password: 'password' } };
      await this.#expect(login, 204);
      this.jars.signedIn = this.jar.copy();
    }
    for (const { repeat = 1, status, ...request } of before) {
      for (let count = 0; count < repeat; count += 1) {
        await this.#expect(request, status);
      }
    }
    this.jar = jar ? this.jars[jar].copy() : this.jar;
  }

  /** Sends a request and keeps the cookies of its answer. */
  async send(request: RecordedRequest): Promise<Answer> {
    const { method, path, headers = AXIOS } = request;
    const body = bodyOf(request);
    const all = Object.entries({ ...typeOf(body, request), ...headers }).map(([name, value]) => [
      name,
      this.#filled(value),
    ]);
    const sent = {
      method,
      path: encodeURI(path).replaceAll('%25', '%'),
      headers: Object.fromEntries(all),
      body,
    };
    const answer = await exchange(this.target.url, {
      ...sent,
      headers: Object.fromEntries(Object.entries(sent.headers).filter(([, value]) => value !== '')) as Record<
        string,
        string
      >,
    });
    this.jar.keep(answer.cookies);
    return answer;
  }

  async #expect(request: RecordedRequest, status: number | undefined): Promise<void> {
    const answer = await this.send(request);
    if (status !== undefined && answer.status !== status) {
      throw new Error(`${request.method} ${request.path} beforehand: ${answer.status} in place of ${status}`);
    }
  }

  #filled(value: string): string {
    return value
      .replace('<jar>', this.jar.header)
      .replace('<xsrf>', this.jar.value('XSRF-TOKEN'))
      .replace('<plain session token>', () => unsealed(this.target.appKey, this.jar.value('XSRF-TOKEN')));
  }
}

function typeOf(body: string, { headers }: RecordedRequest): Record<string, string> {
  return body !== '' && !headers?.['Content-Type'] ? { 'Content-Type': 'application/json' } : {};
}

/** The validator's specification went as a text inside the body, so that its values were not trimmed. */
function bodyOf({ path, raw, body }: RecordedRequest): string {
  const megabytes = /^<JSON of ([\d.]+) MB/.exec(raw ?? '')?.[1];
  if (megabytes !== undefined) {
    return JSON.stringify({ line1: 'x'.repeat(Number(megabytes) * 1024 * 1024) });
  }
  if (raw !== undefined || body === undefined) {
    return raw ?? '';
  }
  return JSON.stringify(path === VALIDATE ? { spec: JSON.stringify(body) } : body);
}
