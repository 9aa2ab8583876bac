import { call, newcomer, people, type Visitor, violations, visit } from '@yard/testing';

let ada: Visitor;
let somebody: Visitor;

beforeEach(async () => {
  [ada, somebody] = [await visit('admin', { width: 1280, height: 800 }), await visit()];
  await newcomer(somebody, 'Quentin Queue');
});
afterEach(async () => {
  expect(ada.complaints).toEqual([]);
  await Promise.all([ada.leave(), somebody.leave()]);
});

const queue = (name: RegExp) =>
  ada.page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name });
const count = async (name: RegExp) => Number(/^\d+/.exec(await queue(name).innerText())?.[0]);

it('begins with what waits, counts what comes meanwhile, and leads to the list of just these', async () => {
  await ada.signIn(people.ada);
  await queue(/Tickets to answer/).waitFor();
  const before = await count(/Tickets to answer/);
  expect(await violations(ada.page)).toEqual([]);

  await call(somebody.page, 'POST', '/api/support_tickets', { message: 'Nobody answers me.' });
  await queue(new RegExp(`^${before + 1}.*Tickets to answer`, 's')).waitFor();
  await queue(/Tickets to answer/).click();

  await ada.page.waitForURL(/support_tickets\?state=waiting_for_us&/);
  await ada.page.getByRole('row', { name: /Nobody answers me/ }).waitFor();
  // And the head.
  expect(await ada.page.getByRole('row').count()).toBe(before + 2);
});

it('leads to the machines that are not back in time', async () => {
  await ada.signIn(people.ada);
  await queue(/not back in time/).waitFor();
  const late = await count(/not back in time/);
  await queue(/not back in time/).click();

  await ada.page.waitForURL(/rental_requests\?late=1&/);
  expect(await ada.page.getByRole('checkbox', { name: 'Late back' }).isChecked()).toBe(true);
  await ada.page.getByRole('row').nth(late).waitFor();
  expect(await ada.page.getByRole('row').count()).toBe(late + 1);
});

it('says how the last days went, in figures, bars and a table', async () => {
  await ada.signIn(people.ada);
  const span = (days: number) => ada.page.getByRole('region', { name: `The last ${days} days` });
  await span(30)
    .getByRole('img', { name: /^Rent by day/ })
    .waitFor();
  await span(30).getByText('7 days', { exact: true }).click();
  await span(7).getByText('As a table').click();
  expect(await span(7).getByRole('row').count()).toBe(8);
  expect(await violations(ada.page)).toEqual([]);

  await span(7)
    .getByRole('link', { name: /^Rent / })
    .click();
  await ada.page.getByRole('heading', { level: 1, name: 'Ledger' }).waitFor();
});
