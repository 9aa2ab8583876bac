import { call, people, type Visitor, violations, visit } from '@yard/testing';

let ada: Visitor;
let ray: Visitor;

beforeEach(async () => {
  [ada, ray] = [await visit('admin', { width: 1280, height: 900 }), await visit()];
  await Promise.all([ada.signIn(people.ada), ray.signIn(people.ray)]);
});
afterEach(async () => {
  await Promise.all([ada.leave(), ray.leave()]);
});

const open = (message: string) =>
  call<{ id: number; number: string }>(ray.page, 'POST', '/api/support_tickets', { message });

it('resolves several tickets at once: says before what would become of each, and then what did', async () => {
  const { page } = ada;
  const [first, second, third] = [await open('Row one'), await open('Row two'), await open('Row three')];
  await page.goto('/#/support_tickets');
  const row = (ticket: { number: string }) => page.getByRole('row', { name: new RegExp(ticket.number) });
  await row(third).waitFor();

  const box = (ticket: { number: string }) => row(ticket).getByRole('checkbox');
  await box(first).check({ force: true });
  await box(second).check({ force: true });
  await row(third).focus();
  await page.keyboard.press('x');
  // Choosing a row does not open it.
  expect(await page.getByRole('dialog').count()).toBe(0);
  const bar = page.getByRole('region', { name: 'Selected tickets' });
  await bar.getByText('3 selected').waitFor();
  expect(await violations(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Resolve' }).click();
  const sheet = page.getByRole('dialog', { name: 'Resolve: 3 tickets' });
  await sheet.getByText('Will be resolved').nth(2).waitFor();
  expect(await sheet.getByText('Will be resolved').count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  // Somebody is quicker with one of them.
  await call(page, 'POST', `/api/support_tickets/${second.id}/resolve`, { details: 'Done before.' });
  await sheet.getByRole('button', { name: 'Resolve 3 tickets' }).click();

  await sheet.getByText('3 of 3 done, 1 of them refused').waitFor();
  expect(await sheet.getByText('Resolved', { exact: true }).count()).toBe(2);
  await sheet
    .getByRole('listitem')
    .filter({ hasText: second.number })
    .getByText(/already resolved|changed/)
    .waitFor();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  for (const ticket of [first, second, third]) await row(ticket).waitFor({ state: 'detached' });
  expect(await bar.count()).toBe(0);
});

it('leaves out what cannot be done, and does nothing before it is asked to', async () => {
  const { page } = ada;
  const ticket = await open('Row four');
  await call(page, 'POST', `/api/support_tickets/${ticket.id}/prioritise`, { priority: 'high' });
  await page.goto('/#/support_tickets');
  await page
    .getByRole('row', { name: new RegExp(ticket.number) })
    .getByRole('checkbox')
    .check({ force: true });

  await page.getByRole('button', { name: 'High priority' }).click();
  const sheet = page.getByRole('dialog', { name: 'High priority: 1 ticket' });
  await sheet.getByText('Is of high priority').waitFor();
  expect(await sheet.getByRole('button', { name: 'High priority 0 tickets' }).isDisabled()).toBe(true);
  expect(ada.complaints).toEqual([]);
});
