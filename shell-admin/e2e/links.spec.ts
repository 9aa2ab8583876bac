import { people, violations, visit } from '@yard/testing';

jest.setTimeout(120_000);

it('from a rental to its renter, and from there to all their rentals', async () => {
  const ada = await visit('admin');
  await ada.signIn(people.ada);
  const { page } = ada;
  await page.goto(`/#/rental_requests?search=${people.ray.email}`);
  await page.getByRole('row').nth(1).click();
  await page.getByRole('link', { name: 'Ray Renter' }).click();

  await page.getByRole('heading', { name: 'Theirs' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Rentals', exact: true }).click();
  await page.getByRole('heading', { name: 'Rental requests', level: 1 }).waitFor();
  expect(page.url()).toContain(encodeURIComponent(people.ray.email));
  await page.goto('/#/rental_requests/1');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Rental request 1 alone' }).waitFor();
  await ada.leave();
});
