import { people, violations, visit } from '@yard/testing';

it.each([
  { width: 390, height: 844, theme: 'light' },
  { width: 1280, height: 800, theme: 'dark' },
] as const)('gives an address that calendars read, and ends it, $width px wide', async (device) => {
  const ray = await visit('public', device);
  await ray.signIn(people.ray);
  const { page } = ray;
  await page.goto('/rentals');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your rentals in your calendar' });
  await dialog.getByRole('button', { name: 'Get an address' }).click();

  const url = await dialog.locator('output').innerText();
  expect(await violations(page)).toEqual([]);
  const { pathname } = new URL(url);
  expect(await dialog.getByRole('link', { name: 'Open in a calendar' }).getAttribute('href')).toBe(
    url.replace(/^https?/, 'webcal'),
  );
  const read = () => page.request.get(pathname);
  expect(await (await read()).text()).toMatch(/BEGIN:VEVENT/);

  await dialog.getByRole('button', { name: 'End the address' }).click();
  await page.getByText('Calendars read your rentals no more').waitFor();
  expect((await read()).status()).toBe(404);
  expect(ray.complaints).toEqual([]);
  await ray.leave();
});
