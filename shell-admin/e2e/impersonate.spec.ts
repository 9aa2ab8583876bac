import { people, violations, visit } from '@yard/testing';

it('an admin sees the public site as somebody else, changes nothing, and stops', async () => {
  const ada = await visit('admin');
  await ada.signIn(people.ada);
  await ada.page.goto(`/#/users?search=${people.ray.email}`);
  await ada.page.getByRole('row', { name: new RegExp(people.ray.email) }).click();
  const press = (name: string | RegExp) => ada.page.getByRole('button', { name }).click();
  await press(/^See the site as/);
  await ada.page.getByLabel('Reason').fill('Ticket 7');
  await press(/^See the site as/);
  await ada.page.getByRole('textbox', { name: 'Password' }).fill(people.ada.password);
  await press('Continue');
  const link = ada.page.getByRole('link', { name: /^Open the site as/ });
  await link.waitFor();

  const opening = ada.page.waitForEvent('popup');
  await link.click();
  const site = await opening;
  await site.getByText(/you see the site as .* does, until/).waitFor();
  await site.getByRole('link', { name: 'Rentals' }).first().click();
  await site.getByRole('heading', { name: 'Rentals', level: 1 }).waitFor();
  expect(await violations(site)).toEqual([]);
  await site.goto(new URL('/account/profile', site.url()).href);
  await site.getByRole('button', { name: 'Save' }).first().click();
  await site
    .getByText(/and can’t change anything/)
    .first()
    .waitFor();

  await site.getByRole('button', { name: 'Close' }).click();
  await site.getByRole('button', { name: 'Stop' }).click();
  await site.waitForURL((url) => url.origin === new URL(ada.page.url()).origin);
  await ada.page.reload();
  await ada.page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await ada.leave();
});
