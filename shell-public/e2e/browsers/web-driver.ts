const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof ELEMENT, string>;

/** A session of WebDriver's, as far as the stories need it: W3C's protocol over HTTP. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  /** @param server  the driver's address  @param capabilities  what the browser must be */
  static async start(server: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await call<{ sessionId: string }>('POST', `${server}/session`, body);
    return new WebDriver(`${server}/session/${sessionId}`);
  }

  get(url: string): Promise<void> {
    return this.ask('POST', 'url', { url });
  }

  address(): Promise<string> {
    return this.ask('GET', 'url');
  }

  /** Runs the body of a function in the page. */
  execute<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.ask('POST', 'execute/sync', { script, args });
  }

  find(xpath: string): Promise<Element[]> {
    return this.ask('POST', 'elements', { using: 'xpath', value: xpath });
  }

  isShown(element: Element): Promise<boolean> {
    return this.ask('GET', `element/${element[ELEMENT]}/displayed`);
  }

  click(element: Element): Promise<void> {
    return this.ask('POST', `element/${element[ELEMENT]}/click`, {});
  }

  type(element: Element, text: string): Promise<void> {
    return this.ask('POST', `element/${element[ELEMENT]}/value`, { text });
  }

  quit(): Promise<void> {
    return call('DELETE', this.session);
  }

  private ask<T>(method: string, command: string, body?: object): Promise<T> {
    return call(method, `${this.session}/${command}`, body);
  }
}

/** @throws Error with what the driver says */
async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value as T;
}
