import { violations, visit, type Visitor, walks } from '@yard/testing';

const WIDTHS = [320, 375];
const THEMES = ['light', 'dark'] as const;

/** Every other page in each theme: all pages of a person take longer than a test may. */
const onPublicSite = walks
  .filter(({ site }) => site === 'public')
  .flatMap((walk) => THEMES.flatMap((theme) => [0, 1].map((half) => ({ ...walk, theme, half }))));

describe('the public site', () => {
  it.each(onPublicSite)(
    'lets nothing of the pages of $who be scrolled sideways on the narrowest phones, and axe finds nothing, in $theme ($half)',
    async ({ person, paths, theme, half }) => {
      const visitor = await visit('public', { width: 320, height: 640 });
      await visitor.page.emulateMedia({ colorScheme: theme });
      if (person) await visitor.signIn(person);
      else await visitor.page.goto('/');

      const faults: string[] = [];
      const all = await paths(visitor.page);
      for (const path of all.filter((_, index) => index % 2 === half))
        faults.push(...(await faultsOf(visitor, path)));

      expect(faults).toEqual([]);
      await visitor.leave();
    },
  );
});

/** Lists what stands out of the page at its right, at each width, and what axe finds. */
async function faultsOf({ page, settled }: Visitor, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const out = (await page.evaluate(OUTSIDE)) as string[];
    found.push(...out.map((what) => `${path} at ${width}: ${what}`));
  }
  found.push(...(await violations(page)).map((what) => `${path}: ${what}`));
  return found;
}

/** The page's own width, and what makes it wider than the window. */
const OUTSIDE = `(() => {
  const room = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= room) return [];
  const wide = [...document.querySelectorAll('body *')].filter((part) => part.getBoundingClientRect().right > room + 0.5);
  return [scrollWidth + ' px: ' + wide.slice(-3).map((part) => part.tagName + '.' + part.className).join(' ')];
})()`;

it('measures the visible height anew when the window changes', async () => {
  const { page, leave } = await visit();
  await page.goto('/');
  const unit = () => page.evaluate<string>("document.documentElement.style.getPropertyValue('--vh')");

  for (const height of [640, 500]) {
    await page.setViewportSize({ width: 375, height });
    // As a function: the page's policy lets no text be run where it has to be asked again.
    await page.waitForFunction(
      (wanted) => document.documentElement.style.getPropertyValue('--vh') === wanted,
      `${height / 100}px`,
    );
    expect(await unit()).toBe(`${height / 100}px`);
  }
  await leave();
});
