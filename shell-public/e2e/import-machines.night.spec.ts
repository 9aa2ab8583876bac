import { call, people, type Visitor, violations, visit } from '@yard/testing';

const TABLE = [
  'Type;Make;Model;Year;Price;Week',
  'Mini Excavator;Kubota;U17 of the table;2019;150;600',
  'Mini Excavator;Bobcat;E20 of the table;1931;160;',
  'Moon Digger;Acme;Of the table;2020;100;',
  'Wheel Loader;Volvo;L30 of the table;2021;200;1500',
].join('\n');

let olive: Visitor;
beforeEach(async () => {
  olive = await visit('public', { width: 390, height: 844 });
  await olive.signIn(people.olive);
});
afterEach(() => olive.leave());

async function choose(text: string): Promise<void> {
  const file = { name: 'machines.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await olive.page.getByLabel('Table of machines').setInputFiles(file);
}

it('adds the machines of a table as drafts, says what is wrong in a row, and takes them back', async () => {
  const { page } = olive;
  await page.goto('/my-machines');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import machines' }).waitFor();
  await choose(TABLE);

  const price = page.getByLabel('Price', { exact: true });
  expect(await price.inputValue()).toBe('');
  await price.selectOption('A day');
  await page.getByLabel(/^Address of rows without/).selectOption({ index: 1 });
  await page.getByText('3 machines ready, 1 row with something wrong.').waitFor();
  await page.getByText('“Moon Digger” is no machine type.').waitFor();
  await page.getByText('That is a very old machine.').waitFor();
  await page.getByText('Seven days at the rate of a day cost less').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add 3 machines' }).click();
  await page.getByText('3 machines added as drafts, 1 row with something wrong.').waitFor();
  const first = page.getByRole('link', { name: 'Draft added' }).first();
  const added = (await first.getAttribute('href')) ?? '';
  const machine = await call(page, 'GET', `/api/machines/${added.split('/').at(-1)}`);
  expect(machine).toMatchObject({
    ...{ subject: 'Kubota U17 of the table Mini Excavator', daily_rate: 150, published_at: null },
    ...{ weekly_rate: 600, address_id: expect.any(Number) },
  });

  await page.getByRole('button', { name: 'Undo (remove 3 drafts)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove them' }).click();
  await page.getByText('3 machines ready, 1 row with something wrong.').waitFor();
  await page.goto('/my-machines?search=of+the+table');
  await page.getByText('None of your machines matches').waitFor();
  expect(olive.complaints).toEqual([]);
});

it('goes on after a row that the server refuses, and says which', async () => {
  const { page } = olive;
  await page.goto('/my-machines/import');
  await page.route('**/api/machines', (route) => {
    const isSecond = route.request().postData()?.includes('E20') === true;
    const body = { message: 'The model is not yours.', errors: { model: ['The model is not yours.'] } };
    return isSecond ? route.fulfill({ status: 422, json: body }) : route.fallback();
  });
  await choose(TABLE);
  await page.getByRole('button', { name: 'Add 3 machines' }).click();

  await page.getByText('2 machines added as drafts, 2 rows with something wrong.').waitFor();
  await page.getByRole('button', { name: 'Try 1 machine again' }).waitFor();
  const refused = page.getByRole('row').filter({ hasText: 'E20' });
  await refused.getByText('The model is not yours.').waitFor();
  await page.getByRole('button', { name: 'Undo (remove 2 drafts)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove them' }).click();
  await page.getByRole('button', { name: 'Add 2 machines' }).waitFor();
});

it('says that a file is no table, and keeps what it has', async () => {
  const { page } = olive;
  await page.goto('/my-machines/import');
  await choose('Type,Subject\n');

  await page.getByRole('alert').getByText('The file has no row below its headings.').waitFor();
  const template = page.getByRole('link', { name: 'Download a template' });
  expect(await template.getAttribute('download')).toBe('machines.csv');
});
