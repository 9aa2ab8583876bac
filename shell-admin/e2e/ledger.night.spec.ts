import { people, type Visitor, violations, visit } from '@yard/testing';

describe('the books', () => {
  let ada: Visitor;

  beforeAll(async () => {
    ada = await visit('admin');
    await ada.signIn(people.ada);
  });
  afterAll(async () => {
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('are balanced, and drawn by day', async () => {
    const { page } = ada;
    await page.goto('/#/ledger');

    await page.getByText('The books are balanced').waitFor();
    await page.getByRole('application').locator('path.recharts-rectangle').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('are read day by day with the keyboard', async () => {
    const { page } = ada;
    await page.getByRole('application').focus();
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');

    // The last day is today.
    const today = new Intl.DateTimeFormat('en', { weekday: 'short' }).format(new Date());
    await page
      .locator('.recharts-tooltip-wrapper')
      .getByText(new RegExp(`^${today} `))
      .waitFor();
  });

  it('keep the span and the table in the address, though both are chosen at once', async () => {
    const { page } = ada;
    const choices = ['365 days', 'Table'].map((name) => page.getByRole('radio', { name, exact: true }));
    const [span, table] = await Promise.all(choices.map((choice) => choice.elementHandle()));
    await page.evaluate((both) => both.forEach((choice) => (choice as HTMLElement).click()), [span, table]);

    await page.getByRole('columnheader', { name: 'Payouts' }).waitFor();
    expect(page.url()).toContain('days=365');
    expect(page.url()).toContain('view=table');
    await page.getByRole('heading', { name: 'Money by week' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('show entries that sum to zero, of one kind and one rental', async () => {
    const { page } = ada;
    await page.getByLabel('What moved').selectOption('payout');
    await page.getByLabel('Rental no.').fill('4');

    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    const entry = page.getByRole('article', { name: /Paid out to the owner/ });
    await entry.getByText('Due to owners: Olive Owner').waitFor();
    await entry.getByText('Sums to zero').waitFor();
  });

  it('lead from a payment to its rental', async () => {
    const { page } = ada;
    await page.goto('/#/payments?status=failed');
    await page.getByRole('row', { name: /JLG 1055 telehandler/ }).click();

    await page.getByText('It did not go through').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open the rental' }).click();

    await page.getByRole('heading', { level: 1, name: /JLG 1055 telehandler/ }).waitFor();
  });
});
