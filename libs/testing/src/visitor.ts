import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { ADMIN_URL, type Person, PUBLIC_URL } from './people';
import { loseSession, requestsOf, settle } from './settled';

export interface Device {
  width: number;
  height: number;
  theme?: 'light' | 'dark';
  /** A browser that has not been asked yet whether it may be recorded; all others have said no. */
  unasked?: boolean;
  /** The clock's zone, IANA; the machine's own without it. */
  zone?: string;
}

/** One person's own browser: cookies and storage of nobody else. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the console complained about, failed look-ups of the current user apart. */
  complaints: string[];
  signIn(person: Person): Promise<void>;
  /** Waits until the page has all that it asked for. */
  settled(): Promise<void>;
  /** The session ends by itself. */
  loseSession(): Promise<void>;
  leave(): Promise<void>;
}

/** A guest's `GET /api/user` is answered with 401, which Chromium prints. */
const GUEST = /\/api\/user$/;
const DESKTOP: Device = { width: 1440, height: 900 };
/** Handed over by the environment of the specs: `browser/environment.cjs`. */
const { __openContext: openContext } = globalThis as unknown as {
  __openContext(options: BrowserContextOptions): Promise<BrowserContext>;
};

/** Opens a browser window for somebody on one of the two sites. @param at  where that is, if not as it is installed */
export async function visit(
  site: 'public' | 'admin' = 'public',
  device: Device = DESKTOP,
  at = site === 'public' ? PUBLIC_URL : ADMIN_URL,
): Promise<Visitor> {
  const visitor = await open(at, device);
  return { ...visitor, signIn: (person) => signIn(visitor.page, site, person) };
}

/** Opens a browser window at any address. @param quiet  addresses whose failures are no complaint */
export async function open(
  baseURL: string,
  device: Device = DESKTOP,
  quiet = GUEST,
): Promise<Omit<Visitor, 'signIn'>> {
  const context = await openContext({
    baseURL,
    viewport: { width: device.width, height: device.height },
    colorScheme: device.theme ?? 'light',
    reducedMotion: 'reduce',
    ...(device.zone ? { timezoneId: device.zone } : {}),
  });
  if (!device.unasked) {
    await context.addInitScript(
      "localStorage.getItem('recordings') ?? localStorage.setItem('recordings', 'no')",
    );
  }
  const page = await context.newPage();
  waitsUntilItWorks(page);
  page.setDefaultTimeout(10_000);
  const complaints = listen(page, quiet);
  const underWay = requestsOf(page);
  return {
    page,
    context,
    complaints,
    settled: () => settle(page, underWay),
    loseSession: () => loseSession(page, underWay),
    leave: () => context.close(),
  };
}

/** Whether the page's scripts are there: one that the server drew is loaded before. */
const WORKS = `!document.querySelector('link[rel="later"]')`;

/** Opening a page takes until it works; who says `waitUntil` waits for that alone. */
function waitsUntilItWorks(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== undefined) return answer;
    // One that is drawn anew, such as against another site, keeps its links.
    for (let tries = 0; tries < 100 && !(await page.evaluate(WORKS)); tries += 1)
      await page.waitForTimeout(30);
    return answer;
  };
}

async function signIn(page: Page, site: 'public' | 'admin', { email, password }: Person): Promise<void> {
  await page.goto(site === 'public' ? '/login' : '/#/welcome');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'detached' });
}

function listen(page: Page, quiet: RegExp): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isQuiet = quiet.test(message.location().url);
    if (message.type() === 'error' && !isQuiet) complaints.push(message.text());
  });
  return complaints;
}
