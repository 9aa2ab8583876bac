import type { Visitor } from '@yard/testing';

export const CANARY = 'canary.test';

export const SHORT = `"><img src=x onerror="fetch('https://${CANARY}')"><svg/onload=alert(1)>{{7*7}}`;

export async function watch({ page }: Visitor): Promise<string[]> {
  const acts: string[] = [];
  page.on('pageerror', (error) => acts.push(`error ${error.message}`));
  page.on('dialog', (dialog) => {
    acts.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  // A picture's address that is none leads to our own site, which has no such thing.
  page.on('request', (request) => {
    if (request.url().includes(CANARY)) acts.push(`request ${request.url()}`);
  });
  await page.exposeFunction('tellCanary', (what: string) => acts.push(what));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    tellCanary('refused ' + event.violatedDirective + ' ' + event.blockedURI))`);
  return acts;
}

/** Opens a page, waits for a text on it, and looks for what should not be there. */
export async function look(visitor: Visitor, path: string, text: string): Promise<void> {
  await visitor.page.goto(path);
  await visitor.page.getByText(text).filter({ visible: true }).first().waitFor();
  await lookAround(visitor);
}

/** Looks for what should not be on the page as it stands. */
export async function lookAround(visitor: Visitor): Promise<void> {
  // Handlers of what failed to load, and animations, have had their turn.
  await visitor.settled();
  await expectUntouched(visitor);
}

/** The same for a document that runs no scripts: it is settled once it is loaded. */
export async function expectUntouched({ page }: Visitor): Promise<void> {
  expect(await page.evaluate('window.__owned')).toBeUndefined();
  expect(await page.locator(`[src*="${CANARY}"], [href*="${CANARY}"], main script`).count()).toBe(0);
}
