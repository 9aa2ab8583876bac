import type { Page, Route } from 'playwright-core';
import { DESKTOP, PHONE, visit, walks } from '@yard/testing';

/** Between two answers: what each of them moves is drawn before the next comes. */
const APART_MS = 100;
const WHOLE = 4000;
/** A badge that comes beside a title. */
const UNSEEN_PX = 5;
const WORKED_WITH = /^\/(rentals|rental_requests)\/\d/;

/** Kept by the page itself: what moved after it was drawn, and which answers had come by then. */
const WATCH = `
  window.moved = [];
  const named = (node) => (node?.ariaLabel ?? node?.textContent ?? '').trim().slice(0, 40);
  const apart = (from, to) => Math.max(...['x', 'y'].map((side) => Math.abs(from[side] - to[side])));
  new PerformanceObserver((list) => list.getEntries().flatMap(({ sources }) => sources)
    .filter(({ previousRect, currentRect }) => apart(previousRect, currentRect) > ${UNSEEN_PX})
    .forEach(({ node }) => window.moved.push([named(node), window.answers?.at(-1)])))
    .observe({ type: 'layout-shift', buffered: true });
`;

const cases = walks
  .filter(({ person }) => person)
  .flatMap((walk) => [PHONE, DESKTOP].map((size) => ({ ...walk, size })));

it.each(cases)(
  'nothing moves on a rental of $who at $size.width, in whatever order its answers come',
  async ({ site, person, paths, size }) => {
    const visitor = await visit(site, { ...size, height: WHOLE });
    const { page, settled } = visitor;
    if (person) await visitor.signIn(person);
    await page.goto('/');
    await settled();
    const all = (await paths(page)).filter((path) => WORKED_WITH.test(path));
    expect(all.length).toBeGreaterThan(5);
    await page.addInitScript(WATCH);

    const moved: unknown[] = [];
    for (const path of all) {
      await page.goto('about:blank');
      const release = await holdAnswers(page);
      await page.goto(site === 'admin' ? `/#${path}` : path);
      await settled();
      await page.waitForTimeout(APART_MS);
      await release();
      moved.push(...((await page.evaluate('window.moved')) as unknown[]).map((one) => [path, one]));
    }
    expect(moved).toEqual([]);
    await visitor.leave();
  },
);

/** Every answer comes by itself, a moment after the one before. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let line = Promise.resolve();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    line = line.then(() => new Promise((resolve) => setTimeout(resolve, APART_MS)));
    await line;
    await page.evaluate(`(window.answers ??= []).push(${JSON.stringify(route.request().url())})`);
    return route.fulfill({ response });
  };
  await page.route('**/api/**', hold);
  return () => page.unrouteAll({ behavior: 'wait' });
}
