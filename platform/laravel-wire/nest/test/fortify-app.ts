import type { FortifyOptions } from '../src/fortify';
import { bootFresh, Browser, FRONTEND, type ReferenceApp } from './browser';

export type FortifyApp = ReferenceApp & { fortify: NonNullable<ReferenceApp['fortify']> };

/** The reference application with Fortify's routes; the spec closes it. */
export const bootFortify = async (
  fortify: FortifyOptions & { remembersCodes?: boolean } = {},
  options: object = {},
): Promise<FortifyApp> => (await bootFresh(options, { fortify })) as FortifyApp;

export function resetFortify({ users, sessions, limiter, clock, fortify }: FortifyApp): void {
  users.reset();
  sessions.rows.clear();
  limiter.reset();
  clock.fixed = new Date('2026-11-20T12:00:00Z');
  fortify.events.length = 0;
  fortify.resets.clear();
}

/** The application of a spec file that needs one, as it was started before each test. */
export let app: FortifyApp;

export function bootsFortify(...parts: Parameters<typeof bootFortify>): void {
  beforeAll(async () => {
    app = await bootFortify(...parts);
  });
  afterAll(() => app.close());
  beforeEach(() => resetFortify(app));
}

export const guestOf = (of: FortifyApp): Promise<Browser> => new Browser(of.url).visit();

export async function renterOf(of: FortifyApp, isConfirmed = false): Promise<Browser> {
  const browser = new Browser(of.url);
  await browser.login('renter');
  if (isConfirmed) await browser.send('POST', '/user/confirm-password', { password: 'password' });
  return browser;
}

export const pageOf = (browser: Browser, path: string) =>
  browser.send('GET', path, undefined, { Accept: 'text/html', Origin: '', Referer: `${FRONTEND}/` });

export const kindsOf = ({ fortify }: FortifyApp) => fortify.events.map(({ userId, kind }) => [userId, kind]);
export const later = (of: FortifyApp, seconds: number): void => {
  of.clock.fixed = new Date((of.clock.fixed ?? new Date()).getTime() + seconds * 1000);
};
