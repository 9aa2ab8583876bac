import { call, chooseByTyping, people, violations, visit } from '@yard/testing';

it('tells a guest what a machine earns without the fee, and what is asked of an owner', async () => {
  const guest = await visit('public', { width: 390, height: 844 });
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'List your machine' }).click();
  await page.getByRole('heading', { level: 1, name: 'List your machine' }).waitFor();
  const types = '/api/machine_types?search=mini excavator';
  const { data } = await call<{ data: { id: number }[] }>(page, 'GET', types);
  const usual = await call<{ daily_rate: number }>(page, 'GET', `/api/machine_types/${data[0]?.id}/rates`);

  await chooseByTyping(page, /type/i, 'Mini Exc', 'Mini Excavator');
  const days = page.getByLabel('Days rented in a month');
  await days.fill('1');
  const net = (usual.daily_rate * 0.9).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await page.getByText(`${net.replace(/\.00$/, '')} a month`, { exact: true }).waitFor();
  await days.fill('40');
  await page.getByText('Write 1 to 28 days.').waitFor();
  await page.getByText('Each owner is checked once').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { level: 1, name: /register|account/i }).waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

it('stands before the form of somebody who may not list yet', async () => {
  const ray = await visit('public', { width: 1280, height: 900 });
  await ray.signIn(people.ray);
  const { page } = ray;
  await page.goto('/become-an-owner');
  await page.getByRole('heading', { level: 2, name: 'What a machine earns' }).waitFor();
  await page.getByRole('form', { name: 'Ask for store access' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(ray.complaints).toEqual([]);
  await ray.leave();
});
