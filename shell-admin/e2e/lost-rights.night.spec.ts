import { ADMIN_URL, people, PUBLIC_URL, visit, type Visitor } from '@yard/testing';

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin');
  await ada.signIn(people.ada);
});
afterEach(() => ada.leave());

const open = async (email: string) => {
  await ada.page.goto(`/#/users?search=${email}`);
  await ada.page.getByRole('row', { name: new RegExp(email) }).click();
};

const confirm = (text: RegExp) =>
  ada.page.getByRole('alertdialog').getByRole('button', { name: text }).click();

it('an admin’s open page leaves for the public site as soon as they are none any more', async () => {
  await open(people.gus.email);
  await ada.page.getByRole('button', { name: /Make .* an admin/ }).click();
  await confirm(/Make .* an admin/);
  await ada.page
    .getByRole('dialog', { name: 'Confirm your password' })
    .getByLabel('Password')
    .fill(people.ada.password);
  await ada.page.getByRole('button', { name: 'Continue' }).click();
  const gus = await visit('admin');
  await gus.signIn(people.gus);
  await gus.page.goto('/#/support_tickets');
  await gus.page.getByRole('heading', { level: 1, name: 'Support tickets' }).waitFor();

  await ada.page.getByRole('button', { name: /Revoke admin/ }).click();
  await confirm(/Revoke admin/);

  await gus.page.waitForURL(`${PUBLIC_URL}/**`);
  await gus.leave();
});

it('the open page of somebody who is suspended closes, and says why', async () => {
  const gus = await visit();
  await gus.signIn(people.gus);
  await gus.page.goto('/account');
  await gus.page.getByText(people.gus.email).first().waitFor();

  await open(people.gus.email);
  await ada.page.getByText('Suspend or delete').click();
  await ada.page.getByRole('button', { name: /^Suspend / }).click();
  await ada.page.getByLabel('Reason').fill('Fraud');
  await ada.page.getByRole('button', { name: /^Suspend / }).click();
  await confirm(/^Suspend /);
  await ada.page
    .getByRole('dialog', { name: 'Confirm your password' })
    .getByLabel('Password')
    .fill(people.ada.password);
  await ada.page.getByRole('button', { name: 'Continue' }).click();

  await gus.page.getByRole('alertdialog').getByText('Your account is suspended.').waitFor();
  await gus.page.waitForURL(/\/login/);
  expect(await gus.page.getByText(people.gus.email).count()).toBe(0);
  await gus.leave();

  await ada.page.getByRole('button', { name: /^Restore / }).click();
  await confirm(/^Restore /);
  await ada.page.getByRole('button', { name: /^Suspend / }).waitFor();
  expect(ada.page.url()).toContain(ADMIN_URL);
});
