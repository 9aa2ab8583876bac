import { call, people, violations, visit } from '@yard/testing';
import type { Page } from 'playwright-core';

const UNASKED = { width: 1440, height: 900, unasked: true };
const PLACE = 'Canary Street 12';

const breakDown = (page: Page, message: string) =>
  page.evaluate(`void queueMicrotask(() => { throw new RangeError(${JSON.stringify(message)}); })`);

async function admin() {
  const ada = await visit('admin');
  await ada.signIn(people.ada);
  return ada;
}

/** By the button in the footer. */
async function openBar(page: Page) {
  const bar = page.getByRole('region', { name: 'Problem recording' });
  await page.getByRole('button', { name: 'Problem recording' }).click();
  await bar.waitFor();
  return bar;
}

it('shows admins an error with its trace and what it looked like, without what was typed', async () => {
  const guest = await visit('public', UNASKED);
  await guest.page.goto('/');
  const bar = await openBar(guest.page);
  expect(await violations(guest.page)).toEqual([]);
  await bar.getByRole('button', { name: 'Allow' }).click();
  await bar.waitFor({ state: 'detached' });
  await guest.page.getByLabel('What', { exact: true }).fill(PLACE);
  await guest.page.getByLabel('What', { exact: true }).blur();

  const kept = guest.page.waitForResponse((answer) => answer.url().endsWith('/api/recordings'));
  await breakDown(guest.page, 'canary broke');
  expect((await kept).status()).toBe(201);

  const ada = await admin();
  await ada.page.goto('/#/error_reports');
  await ada.page.getByRole('row').filter({ hasText: 'canary broke' }).first().click();
  const panel = ada.page.getByRole('dialog', { name: 'Error' });
  await panel.getByRole('heading', { name: 'Trace' }).waitFor();
  await panel.getByRole('button', { name: 'Watch' }).click();
  const frame = panel.locator('iframe[title="The page as it looked"]');
  await frame.waitFor();
  expect(await frame.getAttribute('sandbox')).toBe('allow-same-origin');
  await panel.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  expect(await violations(ada.page)).toEqual([]);
  const { id } = (await (await kept).json()) as { id: number };
  const events = JSON.stringify(await call(ada.page, 'GET', `/api/recordings/${id}/events`));
  expect([events.includes(PLACE), events.includes('*'.repeat(PLACE.length))]).toEqual([false, true]);
  await panel.getByRole('button', { name: 'Mark as resolved' }).click();
  await panel.getByRole('button', { name: 'Open again' }).waitFor();
  expect(ada.complaints).toEqual([]);
  await Promise.all([guest.leave(), ada.leave()]);
});
