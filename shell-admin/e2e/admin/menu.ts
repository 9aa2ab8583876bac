import type { Visitor } from '@yard/testing';

/** Presses an entry of the menu. It may end in how many records need attention. */
export const open = ({ page }: Visitor, label: string): Promise<void> =>
  page
    .getByRole('link', { name: new RegExp(`^${label}`) })
    .first()
    .click();

export const heading = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();
