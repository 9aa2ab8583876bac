import { visit, type Visitor, walks } from '@yard/testing';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run screens`: every page, as everybody sees it, at three widths in two themes. */
jest.setTimeout(1_800_000);

const FOLDER = process.env.SCREENS ?? 'screens';
const WIDTHS = [375, 768, 1440];
const THEMES = ['light', 'dark'] as const;

it.each(walks)('shows the pages of $who', async ({ who, site, person, paths }) => {
  const folder = join(FOLDER, who.replace(/^an? /, ''));
  mkdirSync(folder, { recursive: true });
  const visitor = await visit(site, { width: 1440, height: 900 });
  if (person) await visitor.signIn(person);
  else await visitor.page.goto('/');
  const found = await paths(visitor.page);
  for (const [index, path] of found.entries()) {
    await visitor.page.goto(site === 'admin' ? `/#${path}` : path);
    await pictures(visitor, join(folder, nameOf(index, path)));
  }
  expect(found.length).toBeGreaterThan(3);
  await visitor.leave();
});

async function pictures({ page, settled }: Visitor, name: string): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await settled();
  // Fields that are fetched at the first sign of a person, and nothing under the pointer.
  for (const x of [2, 1]) await page.mouse.move(x, 1);
  await settled();
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${name} ${width} ${theme}.png`, fullPage: true });
    }
  }
}

/** `07 rentals 12`: in the order of the walk. */
function nameOf(index: number, path: string): string {
  const words =
    path
      .replace(/[?#].*/, '')
      .split('/')
      .filter(Boolean)
      .join(' ') || 'home';
  return `${String(index + 1).padStart(2, '0')} ${words}`;
}
