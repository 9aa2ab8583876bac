import { people, violations, visit, type Visitor } from '@yard/testing';

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 900 });
  await ada.signIn(people.ada);
});
afterEach(async () => {
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

const panel = (name: string) => ada.page.getByRole('region', { name, exact: true });

it('from a rental to its renter, who has a page with all that is theirs, and from there to each of it', async () => {
  const { page } = ada;
  await page.goto(`/#/rental_requests?search=${people.ray.email}`);
  await page.getByRole('row').nth(1).click();
  await page.getByRole('link', { name: 'Ray Renter' }).click();

  await page.getByRole('heading', { level: 1, name: 'Ray Renter' }).waitFor();
  for (const name of ['Payments', 'Tickets', 'What they did'])
    await panel(name).getByRole('listitem').first().waitFor();
  await ada.settled();
  expect(await violations(page)).toEqual([]);
  await panel('Rentals as renter').getByRole('link', { name: /^#\d+/ }).first().click();
  await page.getByRole('heading', { level: 1, name: /\(#\d+\)$/ }).waitFor();
  await page.goBack();

  await panel('Rentals as renter')
    .getByRole('link', { name: /^All \d+/ })
    .click();
  await page.getByRole('heading', { name: 'Rental requests', level: 1 }).waitFor();
  expect(page.url()).toContain(encodeURIComponent(people.ray.email));
  await page.goto('/#/rental_requests/1');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Rental request 1 alone' }).waitFor();
});

it('from an owner to a machine of theirs, and from the machine back to its owner', async () => {
  const { page } = ada;
  await page.goto(`/#/users?search=${people.olive.email}`);
  await page.getByRole('row', { name: /Olive/ }).click();
  await page
    .getByRole('dialog', { name: 'User', exact: true })
    .getByRole('link', { name: 'Open as a page' })
    .click();
  const machines = panel('Machines').getByRole('listitem');
  await machines.first().getByRole('link').click();

  await panel('Listing').getByText('Listed since').waitFor();
  await panel('Rentals').waitFor();
  await ada.settled();
  expect(await violations(page)).toEqual([]);
  await panel('Listing').getByRole('link', { name: /Olive/ }).click();
  await page.getByRole('heading', { level: 1, name: /Olive/ }).waitFor();
});
