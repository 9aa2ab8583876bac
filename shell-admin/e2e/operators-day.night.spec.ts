import { chooseMore, call, people, type Visitor, violations, visit } from '@yard/testing';
import type { Locator } from 'playwright-core';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';

const FILL = join(__dirname, '../../rigs/world/fill.mjs');
/** Without the answer to a question before money moves. */
const CLICKS_MAX = 5;
const finance = people.olive;

interface Numbered {
  data: { id: number }[];
}
interface Rentals {
  data: { id: number; user_id: number; machine: { user_id: number } }[];
}

let site: Product;
let ada: Visitor;
let fay: Visitor;
let clicks = 0;

beforeAll(async () => {
  site = await startProduct();
  const url = `sqlite:${join(site.folder, 'storage/yard.sqlite')}`;
  execFileSync(process.execPath, [FILL, url, '3000', '5000']);
  ada = await visit('admin', { width: 1280, height: 800 }, site.adminUrl);
  fay = await visit('admin', { width: 1280, height: 800, theme: 'dark' }, site.adminUrl);
  await ada.signIn(people.ada);
  const { page } = ada;
  await call(page, 'POST', '/user/confirm-password', { password: people.ada.password });
  const { data } = await call<Numbered>(page, 'GET', `/api/users?search=${finance.email}`);
  await call(page, 'POST', `/api/users/${data[0]?.id}/grant_admin`, {});
  await call(page, 'PATCH', `/api/users/${data[0]?.id}`, { role: 'finance' });
  await fay.signIn(finance);
});
afterAll(async () => {
  await Promise.all([ada.leave(), fay.leave()]);
  await site.stop();
});

beforeEach(async () => {
  clicks = 0;
  await ada.page.goto('/#/');
  await ada.page.getByRole('heading', { level: 1, name: 'Back office' }).waitFor();
});
afterEach(async () => {
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
  expect(await violations(ada.page)).toEqual([]);
});

async function press(what: Locator): Promise<void> {
  clicks += 1;
  await what.click();
}

/** Queues that wait for less long than five others are folded. */
async function first(queue: string, list: string): Promise<Locator> {
  const link = ada.page.getByRole('link', { name: queue });
  const folded = ada.page.getByText(/^\d+ more$/);
  await link.or(folded).first().waitFor();
  if (!(await link.isVisible())) await press(folded);
  await press(link);
  const row = ada.page.getByRole('grid', { name: list }).getByRole('row').nth(1);
  await press(row);
  return row;
}

/** By keys alone; its first answer is opened. */
async function find({ page }: Visitor, words: string, name: RegExp): Promise<void> {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  await dialog.getByRole('searchbox').fill(words);
  await press(dialog.getByRole('link', { name }).first());
}

it('answers a ticket', async () => {
  const { page } = ada;
  await first('Tickets to answer', 'Support tickets');
  const panel = page.getByRole('dialog', { name: 'Support ticket' });
  await panel.getByLabel('Your message').fill('We look into it.');
  await press(panel.getByRole('button', { name: 'Send', exact: true }));
  await panel.getByText('We look into it.').waitFor();
});

it('finds a person’s rentals by the phone number', async () => {
  const { data } = await call<{ data: { phone: string; name: string }[] }>(
    ada.page,
    'GET',
    '/api/users?per_page=1',
  );
  const [person] = data;
  await find(ada, person?.phone ?? '', new RegExp(person?.name ?? ''));
  await press(
    ada.page.getByRole('region', { name: 'Rentals as renter' }).getByRole('link', { name: /^All \d+/ }),
  );
  await ada.page.getByRole('heading', { level: 1, name: 'Rental requests' }).waitFor();
});

it('asks for another card where one was refused', async () => {
  const { page } = ada;
  await first('Unpaid rentals', 'Rental requests');
  await press(page.getByRole('link', { name: 'Open with messages and payments' }));
  await press(page.getByRole('button', { name: 'Ask for another card' }));
  await page
    .getByText(/ was asked for another card on /)
    .first()
    .waitFor();
});

it('decides on a contested return', async () => {
  const { page } = ada;
  await page.goto('/#/rental_requests?contested=1');
  const before = await count('/api/rental_requests?contested=1');
  await page.goto('/#/');
  await first('Contested returns and bills', 'Rental requests');
  await press(page.getByRole('link', { name: /^Decide/ }));
  const decision = page.getByRole('region', { name: 'Your decision' });
  const damage = decision.getByRole('group', { name: /^Proposals for damage$/i });
  await press(damage.getByRole('button', { name: 'As claimed' }));
  await decision.getByLabel('Why').fill('The pictures show it.');
  await press(decision.getByRole('button', { name: /^(Close the rental|Decide)$/ }));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Charge|Close|Decide)/ })
    .click();
  await page
    .getByText(/Decision sent to both|We emailed both/)
    .first()
    .waitFor();
  expect(await count('/api/rental_requests?contested=1')).toBe(before - 1);
});

it('lets somebody list machines', async () => {
  const { page } = ada;
  await first('Requests to list machines', 'Rental store access requests');
  await press(page.getByRole('button', { name: 'Approve' }));
  await press(page.getByRole('dialog', { name: /^Approve/ }).getByRole('button', { name: /Approve/ }));
  await page.getByRole('dialog', { name: /^Approve/ }).waitFor({ state: 'detached' });
});

it('reads why a mail came back', async () => {
  await first('Undelivered emails', 'Emails');
  await ada.page
    .getByRole('dialog')
    .getByText(/mailbox unavailable/)
    .waitFor();
});

it('has a colleague of finance give a part of a deposit back, who cannot suspend anybody', async () => {
  const { page } = fay;
  const { id: own } = await call<{ id: number }>(page, 'GET', '/api/user');
  const { data } = await call<Rentals>(page, 'GET', '/api/rental_requests?status=approved&sort=created_at');
  // Nobody gives money back in a case of their own.
  const id = data.findLast(({ user_id, machine }) => ![user_id, machine.user_id].includes(own))?.id ?? 0;
  await page.goto('/#/');
  await find(fay, String(id), new RegExp(`^#${id} `));
  await chooseMore(fay, 'Refund a payment');
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
  await dialog.getByLabel('Amount').fill('5');
  await dialog.getByLabel('Why').fill('It was late.');
  await press(dialog.getByRole('button', { name: 'Refund $5.00' }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund $5.00' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);

  await page.goto('/#/users');
  await page.getByRole('row').nth(1).click();
  const panel = page.getByRole('dialog', { name: 'User', exact: true });
  await panel.getByRole('link', { name: 'Rentals', exact: true }).waitFor();
  expect(await panel.getByRole('button', { name: /Suspend/ }).count()).toBe(0);
});

it('sees who changed a rental', async () => {
  const { page } = ada;
  const { data } = await call<Numbered>(page, 'GET', '/api/rental_requests?status=approved&sort=created_at');
  const id = data.at(-1)?.id ?? 0;
  await find(ada, String(id), new RegExp(`^#${id} `));
  await press(page.getByRole('link', { name: 'History' }));
  await page.getByRole('button', { name: `Only rental ${id}` }).waitFor();
});

it('saves the payments as CSV', async () => {
  const { page } = ada;
  await press(page.getByRole('navigation').getByRole('button', { name: 'Money' }));
  await press(page.getByRole('navigation').getByRole('link', { name: 'Payments', exact: true }));
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download as CSV' }));
  expect((await saved).suggestedFilename()).toMatch(/^payments.*\.csv$/);
});

it('tries what a batch would do', async () => {
  const { page } = ada;
  await press(page.getByText('Dry run: change nothing'));
  await press(page.getByRole('button', { name: 'Close Completed Rental Requests', exact: true }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }));
  const runs = page.getByRole('grid', { name: 'Runs, newest first' });
  await press(runs.getByRole('row', { name: /Dry run/ }));
  await page.getByRole('dialog', { name: 'Run' }).getByText('Would be refunded').waitFor();
});

async function count(path: string): Promise<number> {
  return (await call<{ total: number }>(ada.page, 'GET', path)).total;
}
