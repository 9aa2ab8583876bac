import type { Visitor } from './visitor';

export const SCRIPTS = '**/assets/site.*.js';

/** Holds files of the site back. @returns lets them come */
export async function delayFiles({ page }: Visitor, files: string): Promise<() => void> {
  let goOn = () => undefined as void;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return goOn;
}

/**
 * A busy server sends a page without its content, or without a part that was not there in time, for scripts to draw:
 * such a page is opened again.
 *
 * @param part  a text of what has to be drawn beside, and how often it is there at least
 */
export async function openRendered({ page }: Visitor, path: string, part = '', times = 0): Promise<void> {
  for (let isDrawn = false; !isDrawn;) {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    const html = (await answer?.text()) ?? '';
    isDrawn = html.includes('"isDrawn":true') && html.split(part).length > times;
  }
}

/** The page's scripts are there, and it has all that it asked for. */
export async function isTakenOver({ page, settled }: Visitor): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0);
  await settled();
}
