import type { FortifyOptions } from '../src/fortify';
import { bootFresh, Browser, FRONTEND, type ReferenceApp } from './browser';

export type FortifyApp = ReferenceApp & { fortify: NonNullable<ReferenceApp['fortify']> };

/** The reference application with Fortify's routes; the spec closes it. */
export const bootFortify = async (
  fortify: FortifyOptions & { remembersCodes?: boolean } = {},
  options: object = {},
): Promise<FortifyApp> => (await bootFresh(options, { fortify })) as FortifyApp;

export function resetFortify(app: FortifyApp): void {
  app.users.reset();
  app.sessions.rows.clear();
  app.limiter.reset();
  app.clock.fixed = new Date('2026-11-20T12:00:00Z');
  app.fortify.events.length = 0;
  app.fortify.resets.clear();
}

export const guestOf = (app: FortifyApp): Promise<Browser> => new Browser(app.url).visit();

export async function renterOf(app: FortifyApp, isConfirmed = false): Promise<Browser> {
  const browser = new Browser(app.url);
  await browser.login('renter');
  if (isConfirmed) await browser.send('POST', '/user/confirm-password', { password: 'password' });
  return browser;
}

/** As a mail's link is followed. */
export const pageOf = (browser: Browser, path: string) =>
  browser.send('GET', path, undefined, { Accept: 'text/html', Origin: '', Referer: `${FRONTEND}/` });

export const kindsOf = ({ fortify }: FortifyApp) => fortify.events.map(({ userId, kind }) => [userId, kind]);
export const later = (app: FortifyApp, seconds: number): void => {
  app.clock.fixed = new Date((app.clock.fixed ?? new Date()).getTime() + seconds * 1000);
};
