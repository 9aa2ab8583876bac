import { call, people, violations, visit } from '@yard/testing';

it('is asked to be changed, then taken off the site with a reason that its owner reads', async () => {
  const [ada, olive] = [await visit('admin', { width: 390, height: 844 }), await visit()];
  await Promise.all([ada.signIn(people.ada), olive.signIn(people.olive)]);
  const { page } = ada;
  const own = await call<{ id: number }>(olive.page, 'GET', '/api/user');
  const { data } = await call<{ data: { id: number; subject: string; published_at: string | null }[] }>(
    olive.page,
    'GET',
    `/api/machines?user_id=${own.id}`,
  );
  const machine = data.find(({ published_at }) => published_at !== null);
  await page.goto(`/#/machines/${machine?.id}`);
  await page.getByRole('heading', { name: machine?.subject, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Ask for a change' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('Say what it weighs.');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Ask for a change' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Listed', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Take it off the site' }).click();
  await sheet.getByRole('textbox').fill('The photos show another one.');
  await sheet.getByRole('button', { name: 'Take it off the site' }).click();
  await page.getByText('Taken off', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Take it off the site' }).count()).toBe(0);

  const told = await call<{ data: { body: string }[] }>(olive.page, 'GET', '/api/notifications?per_page=2');
  expect(told.data.map(({ body }) => body)).toEqual([
    `${machine?.subject}: The photos show another one.`,
    `${machine?.subject}: Say what it weighs.`,
  ]);
  await call(olive.page, 'PATCH', `/api/machines/${machine?.id}`, { description: 'It weighs 20,000 lb.' });
  await call(olive.page, 'POST', `/api/machines/${machine?.id}/publish`);
  expect([...ada.complaints, ...olive.complaints]).toEqual([]);
  await Promise.all([ada.leave(), olive.leave()]);
});
