import type { Page, Request } from 'playwright-core';

/** A wait ends as soon as there is what it waits for; a machine with other work to do is no failure. */
export const IDLE_TIMEOUT_MS = 30_000;

/** Whether a part of the page says that it is on its way, once what an answer leads to has been drawn. */
const LOADING = `(async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  const parts = [...document.querySelectorAll('[role=status]')].filter((part) => part.checkVisibility());
  const says = (part) => part.ariaLabel === 'Loading' || part.textContent.startsWith('Loading');
  return document.querySelector('main[aria-busy=true]') !== null || parts.some(says);
})()`;

/** The requests of a page that are not answered yet. */
export function requestsOf(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/**
 * Waits until a page that runs scripts has all that it asked for. Not the network's being idle, which is told once a
 * document, and also when a busy machine is slow to ask.
 *
 * @throws with what it still waits for, after half a minute
 */
export async function waitUntilIdle(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  const until = performance.now() + IDLE_TIMEOUT_MS;
  while ((await page.evaluate(LOADING)) || underWay.size > 0) {
    if (performance.now() < until) continue;
    const addresses = [...underWay].map((request) => request.url());
    throw new Error(`${page.url()} is still loading: ${addresses.join(', ')}`);
  }
}

/** Takes a session from its browser, as time does. An answer that is under way would bring its cookie back. */
export async function loseSession(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  const context = page.context();
  do {
    await waitUntilIdle(page, underWay);
    await context.clearCookies();
  } while (underWay.size > 0 || (await context.cookies()).length > 0);
}
