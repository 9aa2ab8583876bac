/** One person's window in any browser, as far as the story needs it. Elements are named by XPath, which all speak. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Waits until there is one that is shown. */
  see(xpath: string): Promise<void>;
  click(xpath: string): Promise<void>;
  /** Adds text to a field, key by key. */
  type(xpath: string, text: string): Promise<void>;
  address(): Promise<string>;
  evaluate<T>(expression: string): Promise<T>;
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export const PATIENCE_MS = 60_000;

/** What `look` finds, once it finds something. @throws Error with `what` after a minute */
export async function soon<T>(what: string, look: () => Promise<T | null | undefined>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`${what} never came`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

export const button = (name: string) => `//button[normalize-space(.)=${quoted(name)}]`;
export const link = (name: string) => `//a[normalize-space(.)=${quoted(name)}]`;
export const heading = (name: string) => `//*[self::h1 or self::h2][normalize-space(.)=${quoted(name)}]`;
export const words = (text: string) => {
  const has = `contains(normalize-space(.), ${quoted(text)})`;
  return `//main//*[${has} and not(*[${has}])]`;
};
export const label = (text: string) => `//label[contains(normalize-space(.), ${quoted(text)})]`;
export const field = (name: string) =>
  `//*[@id=//label[starts-with(normalize-space(.), ${quoted(name)})]/@for]`;
