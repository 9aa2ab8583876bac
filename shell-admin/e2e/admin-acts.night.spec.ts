import { people, violations, visit, type Visitor } from '@yard/testing';

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin');
  await ada.signIn(people.ada);
  await ada.page.goto(`/#/users?search=${people.gus.email}`);
  await ada.page.getByRole('row', { name: new RegExp(people.gus.email) }).click();
});
afterEach(() => ada.leave());

const press = (name: string | RegExp) => ada.page.getByRole('button', { name, exact: true }).click();
const confirm = (text: RegExp) =>
  ada.page.getByRole('alertdialog').getByRole('button', { name: text }).click();
const password = () => ada.page.getByRole('dialog', { name: 'Your password, please' });

async function typePassword(text: string) {
  await password().getByLabel('Password').fill(text);
  await password().getByRole('button', { name: 'Go on' }).click();
}

it('an admin is asked for the password before a right is given, goes on with it, and is not asked again', async () => {
  await press(/Make .* an admin/);
  await confirm(/Make .* an admin/);
  await typePassword('wrong password');
  await password().getByText('The provided password was incorrect.').waitFor();
  await typePassword(people.ada.password);

  await ada.page.getByText(/is an admin$/).waitFor();
  await press(/Revoke admin/);
  await confirm(/Revoke admin/);
  await ada.page.getByText(/is no admin any more/).waitFor();
  await press(/^Suspend /);
  await ada.page.getByLabel('Reason').fill('Fraud');
  await press(/^Suspend /);
  await confirm(/^Suspend /);
  await press(/^Restore /);
  await confirm(/^Restore /);
  await ada.page.getByText(/can sign in again/).waitFor();
  expect(await password().count()).toBe(0);
});

it('an admin who closes the question changes nothing, and finds the form as it was', async () => {
  await press('Edit');
  await ada.page.getByLabel('E-mail').fill('gus-elsewhere@example.com');
  await press('Save');
  await password().waitFor();
  await ada.page.keyboard.press('Escape');
  await password().waitFor({ state: 'detached' });

  expect(await ada.page.getByLabel('E-mail').inputValue()).toBe('gus-elsewhere@example.com');
  await press('Save');
  await typePassword(people.ada.password);
  await ada.page.getByText('gus-elsewhere@example.com').first().waitFor();
  await press('Edit');
  await ada.page.getByLabel('E-mail').fill(people.gus.email);
  await press('Save');
  await ada.page.getByRole('button', { name: 'Edit' }).waitFor();
});

it('store access is given on the panel of a person, without a request and without the password', async () => {
  await press(/^Give .* store access/);
  await confirm(/^Give .* store access/);

  await ada.page.getByText(/can list machines$/).waitFor();
  await press(/^Revoke store access/);
  await confirm(/^Revoke store access/);
  await ada.page.getByRole('button', { name: /^Give .* store access/ }).waitFor();
});

it('somebody who cannot get in is sent a link, and is signed out where others may be in', async () => {
  await press(/^Send .* a password link/);
  await confirm(/^Send .* a password link/);
  await ada.page.getByText(/^The link is on its way/).waitFor();
  expect(await ada.page.getByRole('button', { name: /^Take off the two-factor login/ }).count()).toBe(0);
  await press(/^Sign .* out everywhere/);
  await confirm(/^Sign .* out everywhere/);
  await typePassword(people.ada.password);

  await ada.page.getByText(/is signed out$/).waitFor();
  expect(await violations(ada.page)).toEqual([]);
});
