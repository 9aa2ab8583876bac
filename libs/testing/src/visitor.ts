import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { ADMIN_URL, type Person, PUBLIC_URL } from './people';
import { loseSession, IDLE_TIMEOUT_MS, requestsOf, waitUntilIdle } from './wait-until-idle';

export interface Device {
  width: number;
  height: number;
  theme?: 'light' | 'dark';
  /** Without it no service worker is registered: what it passes on, a spec cannot intercept. */
  hasServiceWorker?: boolean;
  /** A browser that has not been asked yet whether it may be recorded; all others have said no. */
  unasked?: boolean;
  /** The clock's zone, IANA; the machine's own without it. */
  zone?: string;
}

/** One person's own browser: cookies and storage of nobody else. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  /**
   * Begins a session. On the public site without its form, and no page of it is open afterwards; on the admin site
   * through the form, to the page behind it.
   */
  signIn(person: Person): Promise<void>;
  /** Begins a session as people do, and ends on the page that they are led to. */
  signInByForm(person: Person): Promise<void>;
  /** Waits until the page has all that it asked for. */
  settled(): Promise<void>;
  /** The session ends by itself. */
  loseSession(): Promise<void>;
  leave(): Promise<void>;
}

/** A guest's `GET /api/user` is answered with 401, which Chromium prints. */
const GUEST = /\/api\/user$/;
const EMPTY = '/robots.txt';
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
  const signInByForm = (person: Person) => fillIn(visitor.page, site, person);
  const signIn = async (person: Person) => {
    if (site === 'public') return beginSession(visitor.page, at, person);
    await signInByForm(person);
    // The form is gone before its page leads on: a page that is opened in between would be left again.
    await visitor.page.waitForURL(({ hash }) => !hash.startsWith('#/welcome'));
  };
  return { ...visitor, signIn, signInByForm };
}

/** Opens a browser window at any address. @param quiet  addresses whose failures are no complaint */
export async function open(
  baseURL: string,
  device: Device = DESKTOP,
  quiet = GUEST,
): Promise<Omit<Visitor, 'signIn' | 'signInByForm'>> {
  const context = await openContext({
    baseURL,
    viewport: { width: device.width, height: device.height },
    colorScheme: device.theme ?? 'light',
    serviceWorkers: device.hasServiceWorker ? 'allow' : 'block',
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
  page.setDefaultTimeout(IDLE_TIMEOUT_MS);
  const complaints = listen(page, quiet);
  const underWay = requestsOf(page);
  return {
    page,
    context,
    complaints,
    settled: () => waitUntilIdle(page, underWay),
    loseSession: () => loseSession(page, underWay),
    leave: () => context.close(),
  };
}

/** Whether a page of the sites has been taken over by its scripts; others have none to wait for. */
const READY = 'html[data-ready], body:not(:has(#root)), :root:not(html)';

/** Opening a page takes until it works; who says `waitUntil` waits for that alone. */
function waitsUntilItWorks(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await page.locator(READY).first().waitFor({ state: 'attached' });
    return answer;
  };
}

/** A page of the site's for its form alone would cost a second of the processor at each of a hundred sign-ins. */
async function beginSession(page: Page, origin: string, { email, password }: Person): Promise<void> {
  const { request } = page.context();
  // First: what the page before still asks for would begin a session of its own, with another token.
  await page.goto(EMPTY);
  await request.get('/sanctum/csrf-cookie');
  const cookies = await page.context().cookies(origin);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { Accept: 'application/json', Origin: origin, 'X-XSRF-TOKEN': decodeURIComponent(token) };
  const answer = await request.post('/login', { headers, data: { email, password } });
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}: ${await answer.text()}`);
}

async function fillIn(page: Page, site: 'public' | 'admin', { email, password }: Person): Promise<void> {
  await page.goto(site === 'public' ? '/login' : '/#/welcome');
  await page.getByLabel('Email').fill(email);
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
