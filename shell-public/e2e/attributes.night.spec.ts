import { people, violations, visit } from '@yard/testing';

it('narrows by what machines of a type measure, shows it on a page, and side by side', async () => {
  const { page, complaints, settled, leave } = await visit();
  await page.goto('/search?type=1');
  await page.mouse.move(5, 5);
  await page.getByLabel('Operating weight, from').fill('8,000');
  await page.waitForURL('**/search?type=1&with.operating_weight=3628.73896..');
  await settled();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await settled();
  expect(await page.getByLabel('Operating weight, from').inputValue()).toBe('8000');
  const found = page.getByRole('list', { name: 'Machines found' }).getByRole('heading');
  expect((await found.allInnerTexts()).sort()).toEqual([
    'Caterpillar 303.5 mini excavator',
    'Kubota U35-4 mini excavator',
  ]);

  await page.getByRole('link', { name: /Kubota U35-4/ }).click();
  await page.getByRole('heading', { name: 'Specifications' }).waitFor();
  await page.getByText('8,000 lb', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Compare with others' }).click();
  await page.waitForURL(/compare\?ids=\d+$/);
  await page.getByRole('link', { name: 'Add another' }).click();
  await page.getByRole('link', { name: /Caterpillar 303.5/ }).click();
  await page.getByRole('link', { name: 'Compare with others' }).click();
  await page.waitForURL(/compare\?ids=\d+%2C\d+$/);

  const weights = page.getByRole('row').filter({ hasText: 'Operating weight' }).getByRole('cell');
  expect(await weights.allInnerTexts()).toEqual(['8,000 lb', '8,200 lb']);
  expect(await violations(page)).toEqual([]);
  await page.getByText('Only what differs').click();
  expect(await page.getByRole('rowheader', { name: 'Type' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Leave out Kubota U35-4 mini excavator' }).click();
  await page.waitForURL(/compare\?ids=\d+$/);
  expect(complaints).toEqual([]);

  await page.route('**/api/machines/*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.reload();
  await page.getByText('The machines could not be loaded').waitFor();
  await page.unroute('**/api/machines/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await weights.getByText('8,200 lb').waitFor();
  await leave();
});

it('says beside each choice how many machines it would leave', async () => {
  const { page, settled, leave } = await visit();
  await page.goto('/search?type=1&with.hydraulic_thumb=1');
  await page.mouse.move(5, 5);
  const thumb = page.getByLabel('Hydraulic thumb');
  await thumb.getByText('Yes (2)').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^\d more$/ }).click();
  const swing = page.getByLabel('Tail swing').getByRole('option');

  expect(await thumb.getByRole('option').allInnerTexts()).toEqual(['Any', 'Yes (2)', 'No (0)']);
  const narrowed = await swing.allInnerTexts();
  await thumb.selectOption('Any');
  await page.waitForURL('**/search?type=1');
  await settled();
  expect(await swing.allInnerTexts()).not.toEqual(narrowed);
  expect(await violations(page)).toEqual([]);
  await leave();
});

it('takes what an owner states in the units of the installation', async () => {
  const { page, complaints, settled, signIn, leave } = await visit();
  await signIn(people.olive);
  await page.goto('/my-machines/2');
  const depth = page.getByLabel(/^Digging depth/);
  await depth.fill('900');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Write 164 ft or less.').first().waitFor();
  await depth.fill('10.5');
  await page.getByLabel(/^Hydraulic thumb/).selectOption('Yes');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);

  await page.goto('/machines/2');
  await page.getByText('10.5 ft', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
