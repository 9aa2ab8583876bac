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

/**
 * A busy server sends a page without its content, or without a list that it could not read in time, for scripts to
 * fetch: such a page is opened again.
 *
 * @param subheadings  how many the page has at least
 */
export async function openDrawn({ page }: Visitor, path: string, subheadings = 0): Promise<void> {
  for (let isDrawn = false; !isDrawn;) {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    const html = (await answer?.text()) ?? '';
    isDrawn = html.includes('<h1') && html.split('<h2').length > subheadings;
  }
}

/** The page's scripts are there, and it has all that it asked for. */
export async function isTakenOver({ page, settled }: Visitor): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0);
  await settled();
}
