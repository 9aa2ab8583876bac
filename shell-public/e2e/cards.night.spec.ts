import { newcomer, violations, visit } from '@yard/testing';

it('are added, one of them is the usual one, and they are removed', async () => {
  const carla = await visit('public', { width: 390, height: 844 });
  await newcomer(carla, 'Carla Cards');
  const { page } = carla;
  const add = async (number: string) => {
    await page.getByRole('button', { name: 'Add a card' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add a card' });
    await sheet.getByLabel('Card number').fill(number);
    await sheet.getByLabel('Expiry').fill('12/30');
    await sheet.getByLabel('Security code').fill('123');
    await sheet.getByRole('button', { name: 'Store the card' }).click();
    await sheet.waitFor({ state: 'detached' });
  };
  await page.goto('/cards');
  await page.getByText('No card yet').waitFor();
  await add('4242 4242 4242 4242');
  await page.getByText(/ending in 4242/).waitFor();
  await add('5555 5555 5555 4444');
  const line = (digits: string) => page.getByRole('listitem').filter({ hasText: `ending in ${digits}` });
  await line('4242').getByText('Usual card').waitFor();
  await line('4444').getByRole('button', { name: 'Make it the usual one' }).click();
  await line('4444').getByText('Usual card').waitFor();
  expect(await violations(page)).toEqual([]);

  for (const digits of ['4444', '4242']) {
    await line(digits).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await line(digits).waitFor({ state: 'detached' });
  }
  await page.getByText('No card yet').waitFor();
  expect(carla.complaints).toEqual([]);
  await carla.leave();
});
