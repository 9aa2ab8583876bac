import { call, people, until, type Visitor, violations, visit } from '@yard/testing';

type Ticket = { id: number; number: string };

let ada: Visitor;
let ray: Visitor;
let ticket: Ticket;
let count = 0;

beforeEach(async () => {
  [ada, ray] = [await visit('admin', { width: 1280, height: 800 }), await visit()];
  await Promise.all([ada.signIn(people.ada), ray.signIn(people.ray)]);
  const message = `Who speaks next? ${(count += 1)}`;
  ticket = await call<Ticket>(ray.page, 'POST', '/api/support_tickets', { message });
});
afterEach(() => Promise.all([ada.leave(), ray.leave()]));

const WAITING = '/api/support_tickets?state=waiting_for_us&only_total=1';
const waiting = async () => (await call<{ total: number }>(ada.page, 'GET', WAITING)).total;

it('waits until an admin answers it, read or not; the list, its filter and the home page say the same', async () => {
  const { page } = ada;
  const before = await waiting();
  await page.goto('/');
  const tile = page.getByRole('main').getByRole('link', { name: /^Support Tickets/ });
  await tile.getByText(`${before} waiting`).waitFor();

  await page.goto('/#/support_tickets');
  await page.getByRole('switch', { name: 'Waiting for an answer' }).press('Space');
  const row = page.getByRole('row', { name: new RegExp(ticket.number) });
  await row.getByRole('img', { name: 'No answer yet' }).waitFor();
  await row.getByText('Waiting for us').waitFor();
  await row.click();
  const panel = page.getByRole('dialog', { name: 'Support ticket', exact: true });
  await panel.getByText('No answer yet.').waitFor();
  await ada.settled();
  // It was read, and waits as before.
  await row.waitFor();
  expect(await waiting()).toBe(before);

  await panel.getByLabel('Your message').fill('We look into it.');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await panel.getByText('Answered', { exact: true }).waitFor();
  await row.waitFor({ state: 'detached' });

  await page.goto('/');
  if (before > 1) await tile.getByText(`${before - 1} waiting`).waitFor();
  await ray.page.goto(`/support/${ticket.id}`);
  await ray.page.getByText('Waiting for you').waitFor();
  expect(await violations(ray.page)).toEqual([]);
  expect([...ada.complaints, ...ray.complaints]).toEqual([]);
});

it('names who answers it after they stopped being an admin', async () => {
  const { page } = ada;
  const find = `/api/users?search=${people.gus.email}`;
  const gus = (await call<{ data: { id: number; name: string }[] }>(page, 'GET', find)).data[0];
  await call(page, 'POST', '/user/confirm-password', { password: people.ada.password });
  await call(page, 'POST', `/api/users/${gus?.id}/grant_admin`, {});
  await call(page, 'POST', `/api/support_tickets/${ticket.id}/assign`, { user_id: gus?.id });
  await call(page, 'POST', `/api/users/${gus?.id}/revoke_admin`, {});

  await page.goto(`/#/support_tickets/${ticket.id}`);
  const chosen = page.getByLabel('Assigned to').locator('option:checked');
  await chosen.filter({ hasText: gus?.name ?? 'none' }).waitFor({ state: 'attached' });
});

it('tells an admin that the asker writes, until it is sent', async () => {
  await ada.page.goto(`/#/support_tickets/${ticket.id}`);
  await ray.page.goto(`/support/${ticket.id}`);
  await ada.page.getByText('Ray Renter is looking at this too.').waitFor();

  // It is shown for six seconds, in which a busy machine may not look.
  await until(
    () => ray.page.getByLabel('Your message').pressSequentially('One more thing. '),
    () => ada.page.getByText('Ray Renter is writing.').isVisible(),
  );
  expect(await violations(ada.page)).toEqual([]);
  await ray.page.getByRole('button', { name: 'Send', exact: true }).click();

  await ada.page.getByText('Ray Renter is writing.').waitFor({ state: 'detached' });
  await ada.page.getByText('Ray Renter is looking at this too.').waitFor();
});
