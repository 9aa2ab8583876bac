import { type Visitor, violations, visit, walks } from '@yard/testing';

const THEMES = ['light', 'dark'] as const;

const onAdminSite = walks.filter(({ site }) => site === 'admin');

it.each(onAdminSite)(
  'axe finds nothing on any page of $who in either theme, and none scrolls sideways on a phone',
  async ({ person, paths }) => {
    const visitor = await visit('admin', { width: 375, height: 800 });
    if (person) await visitor.signIn(person);
    const all = await paths(visitor.page);
    expect(all.length).toBeGreaterThan(30);

    const faults: unknown[] = [];
    for (const path of all) {
      const found = await faultsOf(visitor, path);
      if (found.length > 0) faults.push([path, ...found]);
    }

    expect(faults).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

async function faultsOf({ page, settled }: Visitor, path: string): Promise<unknown[]> {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/#${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const faults: unknown[] = tooWide > 0 ? [`${tooWide} px too wide`] : [];
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await violations(page)));
  }
  return faults;
}
