import type { Visitor } from '@yard/testing';
import { call, newcomer, newOwner, people, sendRequest, violations, visit } from '@yard/testing';

let owner: Visitor;
let renter: Visitor;
let ada: Visitor;

beforeAll(async () => {
  owner = await visit();
  renter = await visit('public', { width: 390, height: 844, theme: 'dark' });
  ada = await visit('admin', { width: 1280, height: 800 });
});
afterAll(() => Promise.all([owner.leave(), renter.leave(), ada.leave()]));

it('a message is reported from the conversation, comes up for admins at once, and is hidden with a reason', async () => {
  const machine = await newOwner(owner, 'Ruth Rude');
  await newcomer(renter, 'Rory Reader');
  const rental = await sendRequest(renter.page, machine, '2027-10-04', '2027-10-06');
  const path = `/api/rental_requests/${rental}/messages`;
  await call(owner.page, 'POST', path, { content: 'Send it by Zelle, it is cheaper.' });
  await call(owner.page, 'POST', path, { content: 'Or find somebody else, fool.' });
  await ada.signIn(people.ada);
  await ada.page.goto('/#/content_reports');
  const list = ada.page.getByRole('grid', { name: 'Reported texts' });
  await list.getByText('Send it by Zelle').waitFor();
  expect(await list.getByText('Or find somebody else').count()).toBe(0);

  await renter.page.goto(`/rentals/${rental}`);
  const words = renter.page.getByText('Or find somebody else, fool.');
  await words.waitFor();
  await renter.page
    .getByRole('button', { name: /^Report the message from Ruth Rude/ })
    .last()
    .click();
  const dialog = renter.page.getByRole('dialog', { name: 'Report the message' });
  await dialog.getByLabel('What is wrong with it').fill('It is rude.');
  expect(await violations(renter.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await list.getByText('Or find somebody else, fool.').click();
  const panel = ada.page.getByRole('dialog', { name: 'Reported text' });
  await panel.getByText('Rory Reader').waitFor();
  expect(await violations(ada.page)).toEqual([]);
  await panel.getByLabel('Reason to hide it').fill('Be kind.');
  await panel.getByRole('button', { name: 'Hide it' }).click();
  await panel.waitFor({ state: 'detached' });

  await renter.page.getByText('Yard hid this message: Be kind.').waitFor();
  expect(await words.count()).toBe(0);
});

it('a listing is reported from its page, and stays where nothing is wrong with it', async () => {
  const { page } = renter;
  const [machine] = (await call<{ data: { id: number }[] }>(page, 'GET', '/api/machines?per_page=1')).data;
  await page.goto(`/machines/${machine?.id}`);
  const report = page.getByRole('button', { name: 'Report the listing' });
  // What stands below comes as its reader comes near.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('End');
  await report.click();
  const dialog = page.getByRole('dialog', { name: 'Report the listing' });
  await dialog.getByLabel('What is wrong with it').fill('The picture is another machine.');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await ada.page.goto('/');
  await ada.page
    .getByRole('link', { name: /Reported texts/ })
    .first()
    .click();
  const list = ada.page.getByRole('grid', { name: 'Reported texts' });
  const row = list.getByRole('row', { name: /The picture is another machine/ });
  await row.click();
  const panel = ada.page.getByRole('dialog', { name: 'Reported text' });
  await panel.getByRole('button', { name: 'Nothing is wrong with it' }).click();
  await panel.waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
});
