import { call, people, violations, visit } from '@yard/testing';

type Machine = {
  id: number;
  subject: string;
  daily_rate: number;
  published_at: string | null;
  attributes: object;
  delivery_options: { name: string; radius: number }[];
};

it('is a draft with the same details, rates and delivery, to be changed at once', async () => {
  const olive = await visit('public', { width: 390, height: 844 });
  await olive.signIn(people.olive);
  const { page } = olive;
  const own = await call<{ id: number }>(page, 'GET', '/api/user');
  const { data } = await call<{ data: Machine[] }>(page, 'GET', `/api/machines?user_id=${own.id}`);
  const machine = data.find((one) => one.delivery_options.length > 0 && one.published_at !== null);
  await page.goto(`/my-machines/${machine?.id}`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();

  await page.getByRole('heading', { level: 1, name: `${machine?.subject} (copy)` }).waitFor();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  const id = Number(/my-machines\/(\d+)/.exec(page.url())?.[1]);
  const copy = await call<Machine>(page, 'GET', `/api/machines/${id}`);
  const parts = ({ daily_rate, attributes, delivery_options }: Machine) => ({
    ...{ daily_rate, attributes },
    delivery: delivery_options.map(({ name, radius }) => `${name} ${radius}`),
  });
  expect(parts(copy)).toEqual(machine && parts(machine));
  expect(await violations(page)).toEqual([]);
  await call(page, 'DELETE', `/api/machines/${id}`);
  expect(olive.complaints).toEqual([]);
  await olive.leave();
});

it('is shown where its delivery could not be copied, and says so', async () => {
  const olive = await visit('public', { width: 1280, height: 900 });
  await olive.signIn(people.olive);
  const { page } = olive;
  const own = await call<{ id: number }>(page, 'GET', '/api/user');
  const { data } = await call<{ data: Machine[] }>(page, 'GET', `/api/machines?user_id=${own.id}`);
  const machine = data.find((one) => one.delivery_options.length > 0);
  await page.route('**/delivery_options/store_many', (route) =>
    route.fulfill({ status: 422, json: { message: 'Not now.', errors: { name: ['Not now.'] } } }),
  );
  await page.goto(`/my-machines/${machine?.id}`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();

  await page.getByRole('alertdialog').getByText('Not now.').first().waitFor();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await page.getByRole('heading', { level: 1, name: `${machine?.subject} (copy)` }).waitFor();
  const id = Number(/my-machines\/(\d+)/.exec(page.url())?.[1]);
  expect(id).not.toBe(machine?.id);
  await call(page, 'DELETE', `/api/machines/${id}`);
  await olive.leave();
});
