import type { Page } from 'playwright-core';

/** Chooses what the page of a rental has beside the action that is due. */
export async function chooseMore({ page }: { page: Page }, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** From the agreements to the card, which has a step of its own where the texts are new to the renter. */
export async function agree(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^I agree/ });
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check({ force: true });
  const next = page.getByRole('button', { name: 'Continue' });
  if (await next.isVisible()) await next.click();
  await page.getByRole('heading', { name: /card$/i }).waitFor();
}
