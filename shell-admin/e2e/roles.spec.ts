import { people, violations, visit, type Visitor } from '@yard/testing';

let ada: Visitor;
let gus: Visitor;

beforeEach(async () => {
  [ada, gus] = await Promise.all([visit('admin'), visit('admin')]);
  await ada.signIn(people.ada);
});
afterEach(async () => {
  await press(ada, /^Revoke admin from/);
  await confirm(ada, /^Revoke admin from/);
  await ada.page.getByText(/is no longer an admin/).waitFor();
  await Promise.all([ada.leave(), gus.leave()]);
});

const press = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name }).click();
const confirm = ({ page }: Visitor, text: RegExp) =>
  page.getByRole('alertdialog').getByRole('button', { name: text }).click();
const there = ({ page }: Visitor, name: RegExp) => page.getByRole('button', { name }).count();

async function open({ page }: Visitor, email: string) {
  await page.goto(`/#/users?search=${email}`);
  await page.getByRole('row', { name: new RegExp(email) }).click();
  await page.getByRole('heading', { name: 'Role and status' }).waitFor();
}

it('an admin of support helps people, and has no button for what the role does not allow', async () => {
  await open(ada, people.gus.email);
  await ada.page.getByRole('combobox', { name: 'Role' }).selectOption('support');
  await press(ada, /Make .* an admin/);
  await confirm(ada, /Make .* an admin/);
  await ada.page.getByRole('textbox', { name: 'Password' }).fill(people.ada.password);
  await press(ada, 'Continue');
  await ada.page.getByText('Admin: support').first().waitFor();
  expect(await violations(ada.page)).toEqual([]);

  await gus.signIn(people.gus);
  await open(gus, people.ray.email);

  expect(await there(gus, /^Account help/)).toBe(1);
  expect(await there(gus, /^(Suspend|Make|Delete the account)/)).toBe(0);
  await press(gus, 'Edit');
  await gus.page.getByLabel('Name').waitFor();
  expect(await gus.page.getByLabel('Email').count()).toBe(0);
  await open(gus, people.ada.email);
  expect(await there(gus, /^(Edit|Account help|Change the role)/)).toBe(0);
  await gus.page.goto('/#/');
  await gus.page.getByRole('button', { name: 'Cancel Expired Requests', disabled: true }).waitFor();
});
