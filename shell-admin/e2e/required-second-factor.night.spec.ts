import { people, visit } from '@yard/testing';
import { HOTP, Secret, TOTP } from 'otpauth';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';

let site: Product;
beforeAll(async () => {
  site = await startProduct({ REQUIRE_ADMIN_TWO_FACTOR: 'true' });
});
afterAll(() => site.stop());

it('leads an admin to two-factor sign-in before anything else of the back office, and then opens it', async () => {
  const ada = await visit('admin', undefined, site.adminUrl);
  await ada.page.goto('/#/users');
  await ada.page.getByLabel('Email').fill(people.ada.email);
  await ada.page.getByLabel('Password').fill(people.ada.password);
  await ada.page.getByRole('button', { name: 'Sign in' }).click();
  await ada.page.getByRole('heading', { name: 'Two-factor sign-in first' }).waitFor();
  await ada.page.goto('/#/mails');
  await ada.page.getByRole('heading', { name: 'Two-factor sign-in first' }).waitFor();
  expect(await ada.page.getByRole('link', { name: 'Users' }).count()).toBe(0);

  await ada.page.getByRole('button', { name: 'Manage two-factor sign-in' }).click();
  await ada.page.getByRole('dialog').getByLabel('Password').fill(people.ada.password);
  await ada.page.getByRole('button', { name: 'Continue' }).click();
  await ada.page.getByRole('button', { name: 'Turn on' }).click();
  const key = ada.page.getByText(/^[A-Z2-7]{32}$/);
  await key.waitFor();
  const secret = Secret.fromBase32((await key.textContent()) ?? '');
  const code = HOTP.generate({ secret, counter: TOTP.counter({ period: 30 }) });
  await ada.page.getByLabel('Code').fill(code);
  await ada.page.getByRole('button', { name: 'Turn on' }).click();
  await ada.page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await ada.page.getByRole('button', { name: 'Go to the back office' }).click();

  await ada.page.getByRole('heading', { level: 1, name: 'Emails' }).waitFor();
  await ada.leave();
});
