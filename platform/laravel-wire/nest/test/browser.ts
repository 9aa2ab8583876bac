import request, { type Test } from 'supertest';
import type { FortifyAccounts, StoredResetToken } from '../src/fortify';
import type { PersonalAccessTokens } from '../src/tokens';

export interface ReferenceApp {
  url: string;
  secondUrl: string;
  users: {
    lookups: number;
    reset(): void;
    rows: Map<number, { password: string; remember_token: string | null; suspended_at: string | null }>;
  };
  sessions: {
    reads: number;
    writes: number;
    update(id: string, changes: object): Promise<void>;
    rows: Map<string, { user_id: number | null; last_activity: number }>;
  };
  clock: { offsetMs: number; fixed: Date | null };
  /** Null where the application has no tokens. */
  tokens: Pick<PersonalAccessTokens, 'createToken' | 'revoke' | 'revokeAll' | 'tokensOf'> | null;
  /** Null where the application has none of Fortify's routes. */
  fortify: (FortifyAccounts & { events: NotedEvent[]; resets: Map<string, StoredResetToken> }) | null;
  limiter: { reset(): void };
  endAllOf(userId: number, reason?: string): Promise<void>;
  judgeAnew(userId: number): void;
  close(): Promise<void>;
}

/** An event that the application was notified of, by `kind`. */
export type NotedEvent = { userId: number; kind: string } & Record<string, unknown>;

type Boot = (options?: object) => Promise<ReferenceApp>;

/** The reference application with these options; the same one for each spec of a file. */
export const boot: Boot = (options) => (Reflect.get(globalThis, '__boot') as Boot)(options);
/** One that the spec may close; `port` and `redis` as the application's own `Surroundings`. */
export const bootFresh = (options: object, surroundings?: object): Promise<ReferenceApp> =>
  (Reflect.get(globalThis, '__bootFresh') as (...parts: unknown[]) => Promise<ReferenceApp>)(
    options,
    surroundings,
  );

export const FRONTEND = 'http://localhost:3000';
const JSON_CLIENT = 'application/json, text/plain, */*';

/** A cookie jar and axios's habits. */
export class Browser {
  readonly jar = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string> = { Origin: FRONTEND, Referer: `${FRONTEND}/` },
  ) {}

  get cookieHeader(): string {
    return cookieOf(this.jar);
  }

  get xsrf(): string {
    return decodeURIComponent(this.jar.get('XSRF-TOKEN') ?? '');
  }

  /** Sends a request with the jar; a header set to '' is left out. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const all = {
      Accept: JSON_CLIENT,
      ...this.headers,
      Cookie: this.cookieHeader,
      'X-XSRF-TOKEN': this.xsrf,
      ...headers,
    };
    const call: Test = request(this.url)[method.toLowerCase() as 'get'](path).redirects(0);
    for (const [name, value] of Object.entries(all)) {
      if (value !== '') void call.set(name, value);
    }
    const response = await (body === undefined ? call : call.send(body as object));
    this.keep(linesOf(response));
    return response;
  }

  async visit(): Promise<this> {
    await this.send('GET', '/sanctum/csrf-cookie');
    return this;
  }

  async login(name: string, more: object = {}) {
    await this.visit();
    return this.send('POST', '/login', { email: `${name}@example.test`, password: 'password', ...more });
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/Max-Age=0/.test(line)) {
        this.jar.delete(pair.slice(0, at));
      } else {
        this.jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
    }
  }
}

export function linesOf(response: { headers: Record<string, unknown> }): string[] {
  const lines: unknown = response.headers['set-cookie'];
  return Array.isArray(lines) ? lines.map(String) : [];
}

export const cookieNames = (response: { headers: Record<string, unknown> }): string[] =>
  linesOf(response).map((line) => line.slice(0, line.indexOf('=')));

/** Set-Cookie lines with what differs each time blotted out. */
export const shapesOf = (response: { headers: Record<string, unknown> }): string[] =>
  linesOf(response).map((line) => line.replace(/=[^;]+;/, '=…;').replace(/expires=[^;]+/, 'expires=…'));

export const cookieOf = (jar: ReadonlyMap<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
