import { until, type Visitor } from '@yard/testing';

/** Presses an entry of the menu, whose group is opened first. It may end in how many records need attention. */
export async function open({ page }: Visitor, label: string): Promise<void> {
  const entry = page.getByRole('link', { name: new RegExp(`^${label}`) }).first();
  const groups = page.getByRole('navigation', { name: 'Main menu' }).locator('button');
  await groups.first().waitFor();
  let pressed = 0;
  // A remote that is listed late brings its groups when others have been tried.
  await until(
    async () => groups.nth(pressed++ % (await groups.count())).click(),
    () => entry.isVisible(),
  );
  await entry.click();
}

export const heading = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();
