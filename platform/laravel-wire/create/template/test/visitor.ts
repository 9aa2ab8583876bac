/** A browser on the front end's pages: it has cookies, and sends the anti-forgery token as axios does. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(
    private readonly server: string,
    private readonly site: string,
  ) {}

  async send(method: string, path: string, input?: object) {
    const response = await fetch(this.server + path, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Origin: this.site,
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      },
      body: JSON.stringify(input),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  async register(name: string): Promise<void> {
    await this.send('GET', '/sanctum/csrf-cookie');
    const password = 'correct horse';
    const account = { name, email: `${name}@example.com`, password, password_confirmation: password };
    const { status } = await this.send('POST', '/register', account);
    if (status !== 204) throw new Error(`registering ${name} answered ${status}`);
  }
}
