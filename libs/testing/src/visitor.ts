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

const DESKTOP: Device = { width: 1440, height: 900 };
/** Handed over by the environment of the specs: `browser/environment.cjs`. */
const { __openContext: openContext } = globalThis as unknown as {
  __openContext(options: BrowserContextOptions): Promise<BrowserContext>;
};

/** Opens a browser window for somebody on one of the two sites. */
export async function visit(site: 'public' | 'admin' = 'public', device: Device = DESKTOP): Promise<Visitor> {
  const context = await openContext({
    baseURL: site === 'public' ? PUBLIC_URL : ADMIN_URL,
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
  page.setDefaultTimeout(10_000);
  const complaints = listen(page);
  const underWay = requestsOf(page);
  return {
    page,
    context,
    complaints,
    signIn: (person) => signIn(page, site, person),
    settled: () => settle(page, underWay),
    loseSession: () => loseSession(page, underWay),
    leave: () => context.close(),
  };
}

async function signIn(page: Page, site: 'public' | 'admin', { email, password }: Person): Promise<void> {
  await page.goto(site === 'public' ? '/login' : '/#/welcome');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'detached' });
}

/** A guest's `GET /api/user` is answered with 401, which Chromium prints; that is no complaint. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isGuest = message.location().url.endsWith('/api/user');
    if (message.type() === 'error' && !isGuest) complaints.push(message.text());
  });
  return complaints;
}
