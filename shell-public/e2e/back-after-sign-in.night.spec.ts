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
  // The form of Register has fields of the same names: what is typed before it is gone is lost with it.
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('E-mail').fill(people.ray.email);
  await page.getByLabel('Password', { exact: true }).fill(people.ray.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.waitForURL(`**${place}`);
  await guest.leave();
});

it('leads there after registering, too, with a word about the mail that confirms the address', async () => {
  const guest = await visit('public', { width: 390, height: 844 });
  const { page } = guest;
  const place = '/search?from=2027-03-01&to=2027-03-04';
  await page.goto(`/register?next=${encodeURIComponent(place)}`);
  const [email, password] = [`${crypto.randomUUID()}@example.com`, crypto.randomUUID()];
  await page.getByLabel('Your name').fill('Nina New');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();

  await page.getByText('We sent you an e-mail with a link').first().waitFor();
  await page.waitForURL(`**${place}`);
  await guest.leave();
});
