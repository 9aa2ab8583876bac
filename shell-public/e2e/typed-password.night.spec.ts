import { violations, visit } from '@yard/testing';

it('shows a password that is being typed to its writer', async () => {
  const guest = await visit('public', { width: 390, height: 844 });
  const { page } = guest;
  await page.goto('/login');
  const field = page.getByLabel('Password');
  await field.fill('correct horse');
  const show = page.getByRole('button', { name: 'Show what is typed' });
  expect(await field.getAttribute('type')).toBe('password');
  await show.click();
  expect(await field.getAttribute('type')).toBe('text');
  expect(await field.inputValue()).toBe('correct horse');
  await show.press('Space');
  expect(await field.getAttribute('type')).toBe('password');
  expect(await violations(page)).toEqual([]);
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});
