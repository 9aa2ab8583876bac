import { call, people, type Visitor, violations, visit } from '@yard/testing';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';

const COLLECT = 'Collect Upcoming Rental Payments';

interface Run {
  id: number;
  amount: number;
  dry_run: boolean;
}

let site: Product;
let ada: Visitor;
beforeAll(async () => {
  site = await startProduct();
  ada = await visit('admin', { width: 1280, height: 800 }, site.adminUrl);
});
afterAll(async () => {
  await ada.leave();
  await site.stop();
});

it('a dry run says what money would move, and is run for real from there; who started it stays', async () => {
  const { page } = ada;
  await ada.signIn(people.ada);
  await answerLate();
  await page.getByText('Dry run: change nothing').click();
  await page.getByRole('button', { name: COLLECT, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const panel = page.getByRole('dialog', { name: 'Run' });
  await page
    .getByRole('grid', { name: 'Runs, newest first' })
    .getByRole('row', { name: /Dry run/ })
    .click();
  await panel.getByText('Would be charged').waitFor();
  await panel.getByText('Ada Admin').waitFor();
  await panel.getByRole('button', { name: 'Run for real' }).waitFor();
  const dry = await newest();
  expect(dry).toMatchObject({ dry_run: true });
  expect(dry.amount).toBeGreaterThan(0);
  await panel.getByText(money(dry.amount)).first().waitFor();
  expect(await violations(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Run for real' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.goto(`/#/?run=${dry.id + 1}`);

  await panel.getByText('Charged', { exact: true }).waitFor();
  await panel.getByText(money(dry.amount)).first().waitFor();
  expect(await newest()).toMatchObject({ dry_run: false, amount: dry.amount });
});

it('takes a double press on “Confirm” for one: nothing that lies behind it is pressed', async () => {
  const { page } = ada;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/?page=1');
  await page.getByText('Dry run: change nothing').click();
  const { id } = await newest();
  await page.getByRole('button', { name: COLLECT, exact: true }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' });
  await confirm.waitFor();
  await page.evaluate(() => {
    const count = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) document.body.dataset['pressed'] = 'yes';
    };
    window.addEventListener('click', count, true);
  });

  await confirm.dblclick();
  await confirm.waitFor({ state: 'detached' });

  expect(await page.locator('body').getAttribute('data-pressed')).toBeNull();
  expect((await newest()).id).toBe(id + 1);
});

/** The answer, which says that the run waits, comes after the news of its end. */
async function answerLate(): Promise<void> {
  await ada.page.route('**/api/collect_payment_for_upcoming_rental_requests', async (route) => {
    const response = await route.fetch();
    const news = ada.page.getByRole('grid', { name: 'Runs, newest first', includeHidden: true });
    await news.getByText('Finished').first().waitFor();
    await route.fulfill({ response });
  });
}

async function newest(): Promise<Run> {
  const { data } = await call<{ data: Run[] }>(ada.page, 'GET', '/api/batch_runs?per_page=1');
  if (!data[0]) throw new Error('nothing has run');
  return data[0];
}

function money(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
