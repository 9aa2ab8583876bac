import { people, visit } from '@yard/testing';

it('leads back from the header’s Sign in and Register to the page they were pressed on', async () => {
  const guest = await visit();
  const { page } = guest;
  const place = '/search?from=2027-03-01&to=2027-03-04';
  const header = page.getByRole('banner');
  await page.goto(place);
  await header.getByRole('link', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Register' }).waitFor();
  // On the way the header keeps where it was to lead.
  await header.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(people.ray.email);
  await page.getByLabel('Password', { exact: true }).fill(people.ray.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.waitForURL(`**${place}`);
  await guest.leave();
});
