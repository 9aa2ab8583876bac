import { people, type Visitor, violations, visit } from '@yard/testing';

const HOUR = 3_600_000;
const TEXT = 'Card payments pause tonight from 2 to 4.';

let ada: Visitor;
let guest: Visitor;
beforeAll(async () => {
  ada = await visit('admin', { width: 1280, height: 800 });
  guest = await visit('public', { width: 390, height: 844, theme: 'dark' });
  await ada.signIn(people.ada);
});
afterAll(async () => {
  await ada.leave();
  await guest.leave();
});

/** As the field has it, in the zone of the browser, which is this machine's. */
const local = (ms: number) => {
  const at = new Date(Date.now() + ms);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

it('is on every page until its reader closes it, and there again once it is changed', async () => {
  const { page } = ada;
  await page.goto('/#/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  const panel = page.getByRole('dialog', { name: 'announcement', exact: true });
  await panel.getByLabel('Text').fill(TEXT);
  await panel.getByLabel('From').fill(local(-HOUR));
  await panel.getByLabel('Until').fill(local(-2 * HOUR));
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel
    .getByText(/must be later than the start/)
    .first()
    .waitFor();
  await panel.getByLabel('Until').fill(local(HOUR));
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Card payments pause.*Shown now/ }).waitFor();

  await guest.page.goto('/');
  const notice = guest.page.getByRole('region', { name: 'Announcement', exact: true });
  await notice.getByText(TEXT).waitFor();
  expect(await violations(guest.page)).toEqual([]);
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  await guest.page.goto('/machines');
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await notice.count()).toBe(0);

  await page.reload();
  const banner = page.getByRole('region', { name: 'Announcement', exact: true });
  await banner.getByText(TEXT).waitFor();
  const [menu, words] = [await page.locator('aside').boundingBox(), await banner.boundingBox()];
  expect(words?.x).toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 1280));
  await page.getByRole('row', { name: /Card payments pause/ }).click();
  await panel.getByLabel('Text').fill('Card payments work again.');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByRole('heading', { name: 'Card payments work again.' }).waitFor();
  await guest.page.goto('/');
  await notice.getByText('Card payments work again.').waitFor();

  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await panel.waitFor({ state: 'detached' });
  await guest.page.goto('/');
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await notice.count()).toBe(0);
});
