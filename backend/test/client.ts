import request, { type Response } from 'supertest';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

interface Credentials {
  email: string;
  password: string;
}

/** A browser as the server sees it: keeps cookies, sends the anti-forgery token, comes from the site itself. */
export class Client {
  private readonly cookies = new Map<string, string>();
  private ready: Promise<void> | null = null;

  constructor(
    private readonly url: string,
    private readonly credentials: Credentials | null = null,
    /** Cookies of somebody who is signed in already. */
    private readonly session: (() => Promise<Record<string, string>>) | null = null,
  ) {}

  get = (path: string, query?: object) =>
    this.send('get', query ? `${path}?${new URLSearchParams(texts(query))}` : path);
  post = (path: string, body?: object, headers?: Record<string, string>) =>
    this.send('post', path, body, headers);
  patch = (path: string, body?: object) => this.send('patch', path, body);
  put = (path: string, body?: object) => this.send('put', path, body);
  delete = (path: string) => this.send('delete', path);

  /** Sends a file as a browser's form does. */
  async upload(path: string, file: Buffer, filename: string): Promise<Response> {
    await this.prepared();
    const answer = await request(this.url).post(path).set(this.headers()).attach('file', file, filename);
    return this.keep(answer);
  }

  /** Sends several as PHP reads lists: `data[0][file]`, `data[0][folder]` … */
  async uploadMany(path: string, files: { file?: Buffer; filename?: string; folder?: string }[]) {
    await this.prepared();
    const form = request(this.url).post(path).set(this.headers());
    for (const [index, { file, filename = 'a.png', folder }] of files.entries()) {
      if (folder !== undefined) void form.field(`data[${index}][folder]`, folder);
      if (file) void form.attach(`data[${index}][file]`, file, filename);
    }
    return this.keep(await form);
  }

  /** Sends fields as axios sends a FormData. */
  async form(path: string, fields: Record<string, string>): Promise<Response> {
    await this.prepared();
    const form = request(this.url).post(path).set(this.headers());
    for (const [name, value] of Object.entries(fields)) void form.field(name, value);
    return this.keep(await form);
  }

  /** The session cookie's line for a socket's handshake. */
  async cookieHeader(): Promise<string> {
    await this.prepared();
    return this.cookieLine();
  }

  async send(
    method: Method,
    path: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    await this.prepared();
    return this.raw(method, path, body, headers);
  }

  private prepared(): Promise<void> {
    this.ready ??= this.prepare();
    return this.ready;
  }

  private async prepare(): Promise<void> {
    if (this.session) {
      for (const [name, value] of Object.entries(await this.session())) this.cookies.set(name, value);
      return;
    }
    await this.raw('get', '/sanctum/csrf-cookie');
    if (!this.credentials) return;
    const login = await this.raw('post', '/login', this.credentials);
    if (login.status !== 204) throw new Error(`login answered ${login.status}: ${login.text}`);
  }

  private async raw(
    method: Method,
    path: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ) {
    const call = request(this.url)
      [method](path)
      .set({ ...this.headers(), ...headers });
    return this.keep(await (body === undefined ? call : call.send(body)));
  }

  private headers(): Record<string, string> {
    const token = this.cookies.get('XSRF-TOKEN');
    return {
      Accept: 'application/json',
      Origin: this.url,
      ...(this.cookies.size > 0 ? { Cookie: this.cookieLine() } : {}),
      ...(token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {}),
    };
  }

  private cookieLine(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(answer: Response): Response {
    const lines = (answer.headers['set-cookie'] ?? []) as unknown as string[];
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      this.cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return answer;
  }
}

function texts(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
