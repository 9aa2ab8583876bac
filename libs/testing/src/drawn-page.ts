import type { Visitor } from './visitor';

/** What a page that the server drew works by. */
export const SCRIPTS = '**/assets/site.*.js';

/** Holds files of the site back. @returns lets them come */
export async function holdBack({ page }: Visitor, files: string): Promise<() => void> {
  let goOn = () => undefined as void;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return goOn;
}

/** The page's scripts are there, and it has all that it asked for. */
export async function isTakenOver({ page, settled }: Visitor): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0);
  await settled();
}
