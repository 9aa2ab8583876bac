import { people, sizes, violations, type Visitor, visit } from '@yard/testing';

const told = ({ page }: Visitor) => page.getByRole('alertdialog', { name: 'You are signed out' });

async function signInAgain(visitor: Visitor): Promise<void> {
  const dialog = told(visitor);
  await dialog.waitFor();
  expect(await violations(visitor.page)).toEqual([]);
  expect(await visitor.page.getByRole('alertdialog').count()).toBe(1);
  expect(await visitor.page.getByText('Unauthenticated.').count()).toBe(0);
  await dialog.getByLabel('Password').fill(people.ray.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a session that ends while somebody sends', () => {
  it.each(sizes([390, 844] as const, [1440, 900] as const))(
    'is begun again over the dialog of a ticket, which is then sent, at %i px',
    async (width, height) => {
      const ray = await visit('public', { width, height });
      await ray.signIn(people.ray);
      await ray.page.goto('/support');
      await ray.page.getByRole('button', { name: 'New ticket' }).first().click();
      await ray.page.getByLabel('What can we help with?').fill(`The bucket is bent (${width}).`);
      await ray.loseSession();

      await ray.page.getByRole('button', { name: 'Send ticket' }).click();
      await signInAgain(ray);

      await ray.page.waitForURL(/\/support\/\d+$/);
      await ray.page.getByText(`The bucket is bent (${width}).`).first().waitFor();
      await ray.leave();
    },
  );

  it('is begun again over a message, and over an answer that could not be read', async () => {
    const ray = await visit();
    await ray.signIn(people.ray);
    await ray.page.goto('/support');
    await ray.page.getByRole('link', { name: /T-100/ }).first().click();
    await ray.page.getByLabel('Your message').fill('Written by nobody.');
    await ray.loseSession();

    await ray.page.getByRole('button', { name: 'Send', exact: true }).click();
    await signInAgain(ray);

    await ray.page.getByText('Sent').last().waitFor();
    await ray.leave();
  });
});

it('two questions that open in one moment are answered one after the other', async () => {
  const ray = await visit();
  await ray.signIn(people.ray);
  await ray.page.goto('/addresses');
  await ray.page
    .getByRole('button', { name: /Delete/ })
    .nth(1)
    .waitFor();

  await ray.page.evaluate(`
    for (const button of [...document.querySelectorAll('main button')].filter((one) => /Delete/.test(one.ariaLabel ?? one.textContent)).slice(0, 2))
      button.click();
  `);
  const asked = ray.page.locator('[role=alertdialog]');
  for (const left of [2, 1]) {
    await asked.nth(left - 1).waitFor();
    // The upper one alone can be pressed.
    await asked.last().getByRole('button', { name: 'Cancel' }).click();
    await asked.nth(left - 1).waitFor({ state: 'detached' });
  }
  await ray.leave();
});
