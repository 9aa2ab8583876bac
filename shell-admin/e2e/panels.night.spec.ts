import { call, people, type Visitor, visit } from '@yard/testing';

let ada: Visitor;
let tickets: { id: number; number: string }[];

beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 800 });
  const ray = await visit();
  await Promise.all([ada.signIn(people.ada), ray.signIn(people.ray)]);
  tickets = [];
  for (const name of ['one', 'two', 'three']) {
    const message = `Panel ${name}\n${'It goes on.\n'.repeat(20)}`;
    const ticket = await call<{ id: number; number: string }>(ray.page, 'POST', '/api/support_tickets', {
      message,
    });
    const content = `The newest of ${name}`;
    await call(ray.page, 'POST', `/api/support_tickets/${ticket.id}/messages`, { content });
    tickets.push(ticket);
  }
  await ray.leave();
});
afterEach(() => ada.leave());

const row = (index: number) => ada.page.getByRole('row', { name: new RegExp(tickets[index]?.number ?? '') });
const panel = () => ada.page.getByRole('dialog', { name: 'Support ticket', exact: true });
const isFocused = (index: number) =>
  row(index).evaluate((element) => element === element.ownerDocument.activeElement);

it('opens at the newest message, closes by Back, and gives the focus back to its row', async () => {
  const { page } = ada;
  await page.goto('/#/');
  await page.goto('/#/support_tickets?search=Panel');
  await row(1).click();

  const newest = panel().getByText('The newest of two');
  await newest.waitFor();
  await ada.settled();
  const [message, box] = await Promise.all([
    newest.boundingBox(),
    panel().getByLabel('Your message').boundingBox(),
  ]);
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  expect(message?.y).toBeGreaterThan(0);

  await page.goBack();
  await panel().waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/support_tickets\?search=Panel$/);
  expect(await isFocused(1)).toBe(true);

  await row(1).click();
  await panel().getByRole('button', { name: 'Close panel' }).click();
  await panel().waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL(/#\/$/);
});

it('goes on with the next one by a key after the open one has left the list', async () => {
  const { page } = ada;
  await page.goto('/#/support_tickets?state=waiting_for_us&search=Panel');
  await row(2).click();
  await panel().getByText('The newest of three').waitFor();
  await panel().getByLabel('Your message').fill('Answered.');
  await panel().getByRole('button', { name: 'Send', exact: true }).click();
  await row(2).waitFor({ state: 'detached' });

  await panel().focus();
  await page.keyboard.press('j');
  await panel().getByText('The newest of two').waitFor();
  await panel().getByRole('button', { name: 'Resolve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Resolve ticket/ });
  await dialog.waitFor();
  await page.keyboard.type('Done.');
  expect(await dialog.getByLabel('Details').inputValue()).toBe('Done.');
  await dialog.getByRole('button', { name: /resolve/i }).click();
  await row(1).waitFor({ state: 'detached' });

  await panel().getByRole('button', { name: 'Close panel' }).click();
  await panel().waitFor({ state: 'detached' });
  expect(await isFocused(0)).toBe(true);
});

it('leads back to the list as it was', async () => {
  const { page } = ada;
  await page.goto('/#/rental_requests?status=closed');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('link', { name: 'Open with messages and payments' }).click();

  const back = page.getByRole('link', { name: 'Rental requests' }).last();
  await page.getByRole('heading', { level: 1, name: /#\d+/ }).waitFor();

  expect(await page.locator('a[href*="status=closed"]').count()).toBe(1);
  await page.locator('a[href*="status=closed"]').click();
  await page.waitForURL(/rental_requests\?status=closed$/);
  await back.waitFor();
});
