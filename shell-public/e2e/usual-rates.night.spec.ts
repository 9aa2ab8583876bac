import { call, chooseByTyping, people, violations, visit } from '@yard/testing';

it('are offered by type and taken over; a week dearer than seven days is asked about', async () => {
  const olive = await visit('public', { width: 390, height: 844 });
  await olive.signIn(people.olive);
  const { page } = olive;
  await page.goto('/my-machines/new');
  const { data } = await call<{ data: { id: number }[] }>(
    page,
    'GET',
    '/api/machine_types?search=mini excavator',
  );
  const usual = await call<Record<string, number>>(page, 'GET', `/api/machine_types/${data[0]?.id}/rates`);

  await chooseByTyping(page, /type/i, 'Mini Exc', 'Mini Excavator');
  await page.getByLabel('Title').fill('A digger with usual rates');
  await page.getByRole('button', { name: 'Use these rates' }).click();
  expect(Number(await page.getByLabel('A day', { exact: true }).inputValue())).toBe(usual.daily_rate);
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('A day', { exact: true }).fill('100');
  await page.getByLabel('A week (7 days)').fill('800');
  await page.getByLabel('4 weeks (28 days)').fill('');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Seven days at the rate of a day cost less').first().waitFor();
  await page.getByLabel('A week (7 days)').fill('600');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/my-machines\/\d+$/);
  expect(olive.complaints).toEqual([]);
  await olive.leave();
});
