import type { Visitor } from '@yard/testing';

/** Presses an entry of the menu, whose group is opened first. It may end in how many records need attention. */
export async function open({ page }: Visitor, label: string): Promise<void> {
  const entry = page.getByRole('link', { name: new RegExp(`^${label}`) }).first();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.waitFor();
  for (const group of await menu.locator('button > span:first-child').allInnerTexts()) {
    if (await entry.isVisible()) break;
    await menu.getByRole('button', { name: new RegExp(`^${group}`) }).click();
  }
  await entry.click();
}

export const heading = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();
