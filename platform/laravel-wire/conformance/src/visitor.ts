import { type EarlierRequest, type RecordedCase, type RecordedRequest, Refused } from './cases';
import { type Answer, exchange } from './http';
import { Jar } from './jar';

/** The requests that sign somebody in, by the name that cases have for them. */
export type Logins = Record<string, EarlierRequest[]>;

/** A browser of its own for one case: axios's habits and a cookie jar. */
export class Visitor {
  jar = new Jar();
  /** The headers of requests that name none. */
  protected readonly habits: Record<string, string> = {
    Accept: 'application/json, text/plain, */*',
    Origin: '<origin>',
    Referer: '<origin>/',
    Cookie: '<jar>',
    'X-XSRF-TOKEN': '<xsrf>',
  };
  /** The server's origin. */
  readonly url: string;

  /** @throws Refused for what is no origin */
  constructor(
    address: string,
    private readonly logins: Logins = {},
  ) {
    if (!/^https?:\/\/[^/?#]+\/?$/.test(address)) {
      throw new Refused(`${address} is no address without a path, such as http://127.0.0.1:8000`);
    }
    this.url = new URL(address).origin;
  }

  /** Becomes who the case is about, and has made the requests before it. */
  async prepare({ as = 'none', before = [], jar }: Partial<RecordedCase>): Promise<void> {
    if (as !== 'none') await this.send({ method: 'GET', path: '/sanctum/csrf-cookie' });
    const guest = this.jar.copy();
    const login = as === 'none' || as === 'guest' ? [] : this.logins[as];
    if (!login) throw new Refused(`No file of --login says how ${as} signs in`);
    await this.#sendAll(login);
    const signedIn = this.jar.copy();
    await this.#sendAll(before);
    this.jar = jar ? { guest, signedIn }[jar] : this.jar;
  }

  /** Replays a case, as who it is about. @returns what `<origin>` is in the answer, too */
  async replay(recorded: Omit<RecordedCase, 'response'>) {
    const { as = 'none', request } = recorded;
    await this.prepare(recorded);
    const whole = { headers: as === 'none' ? { Accept: 'application/json' } : this.habits, ...request };
    const host = whole.headers['Host'];
    const origin = host === undefined ? this.url : `http://${host}`;
    return { request: whole, answer: await this.send(whole), origin };
  }

  /** Sends a request and keeps the cookies of its answer. */
  async send(request: RecordedRequest): Promise<Answer> {
    const { method, path, headers = this.habits } = request;
    const body = this.bodyOf(request);
    const type = body === '' ? {} : { 'Content-Type': 'application/json' };
    const named = Object.entries({ ...type, ...headers });
    const filled = named.map(([name, value]) => [name, this.filled(value)] as const);
    const answer = await exchange(this.url, {
      method,
      path: encodeURI(path).replaceAll('%25', '%'),
      headers: Object.fromEntries(filled.filter(([, value]) => value !== '')),
      body,
    });
    this.jar.keep(answer.cookies);
    return answer;
  }

  protected bodyOf({ raw, body }: RecordedRequest): string {
    return raw ?? (body === undefined ? '' : JSON.stringify(body));
  }

  protected filled(value: string): string {
    return value
      .replace('<jar>', () => this.jar.header)
      .replace('<xsrf>', () => this.jar.value('XSRF-TOKEN'))
      .replaceAll('<origin>', this.url);
  }

  async #sendAll(requests: readonly EarlierRequest[]): Promise<void> {
    for (const { repeat = 1, status: wanted, ...request } of requests) {
      for (let count = 0; count < repeat; count += 1) {
        const { status, text } = await this.send(request);
        if (wanted === undefined ? status >= 400 : status !== wanted) {
          throw new Refused(
            `${request.method} ${this.url}${request.path} is ${status}: ${text.slice(0, 300)}`,
          );
        }
      }
    }
  }
}
