import type { Visitor } from '@yard/testing';
import { sendRequest, call, newcomer, newOwner, people, PUBLIC_URL, visit } from '@yard/testing';

const PHONE = { width: 390, height: 800 };
const DAYS = ['2027-06-07', '2027-06-08'] as const;

type Page = Visitor['page'];

/** Opened by each test anew, so that no other spec's records are counted. */
const visitors: Visitor[] = [];
const opened = async (...given: Parameters<typeof visit>) => {
  const visitor = await visit(...given);
  visitors.push(visitor);
  return visitor;
};
afterEach(() => Promise.all(visitors.splice(0).map(({ leave }) => leave())));

/** An entry of the menu, as screen readers say it: with the dot, how many wait. The lower bar has its dot first. */
const entry = (page: Page, name: string, waiting = 0) => {
  const dot = `${waiting} need${waiting === 1 ? 's' : ''} attention`;
  return page.getByRole('navigation').getByRole('link', {
    name: waiting === 0 ? new RegExp(`^${name}$`) : new RegExp(`^(${name} ${dot}|${dot} ?${name})$`),
  });
};
const account = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

function pathsAsked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(decodeURIComponent(request.url().replace(PUBLIC_URL, ''))));
  return paths;
}

describe('a renter', () => {
  it.each([
    ['menu', undefined],
    ['bar at the lower edge', PHONE],
  ])('has dots in the %s while something waits', async (_, device) => {
    const ada = await opened('admin');
    await ada.signIn(people.ada);
    const dora = await opened('public', device);
    await newcomer(dora, 'Dora Dot');
    const ticket = await call<{ id: number }>(dora.page, 'POST', '/api/support_tickets', {
      message: 'Hello?',
    });
    const request = await sendRequest(dora.page, 1, ...DAYS, null);

    const paths = pathsAsked(dora.page);
    await dora.page.goto('/');
    await entry(dora.page, 'Rentals', 1).waitFor();
    await entry(dora.page, 'Support').waitFor();
    await call(ada.page, 'POST', `/api/support_tickets/${ticket.id}/messages`, { content: 'Good day.' });
    await entry(dora.page, 'Support', 1).waitFor();

    await dora.page.goto(`/support/${ticket.id}`);
    await entry(dora.page, 'Support').waitFor();
    await call(dora.page, 'POST', `/api/rental_requests/${request}/cancel`, { reason: 'No longer.' });
    await entry(dora.page, 'Rentals').waitFor();
    for (const type of ['rental_requests', 'support_tickets', 'machine_questions'])
      expect(paths).toContainEqual(expect.stringMatching(`^/api/${type}\\?.*needs_attention=true`));
  });

  it('has one on the account menu while an answer is unread', async () => {
    const olive = await opened();
    await olive.signIn(people.olive);
    const dora = await opened();
    await newcomer(dora, 'Dora Dot');
    const content = 'Are the keys in it?';
    const question = await call<{ id: number }>(dora.page, 'POST', '/api/machine_questions', {
      machine_id: 1,
      message: content,
    });
    await dora.page.goto('/');
    await account(dora.page, 'Account of Dora Dot').waitFor();

    await call(olive.page, 'POST', `/api/machine_questions/${question.id}/messages`, { content: 'Yes.' });

    await account(dora.page, 'Account of Dora Dot, something waits').click();
    await dora.page.getByRole('menuitem', { name: 'Questions 1 needs attention' }).click();
    await dora.page.getByRole('link', { name: content }).click();
    await account(dora.page, 'Account of Dora Dot').waitFor();
  });
});

it('shows an owner a dot from the request until the answer', async () => {
  const owen = await opened();
  const machine = await newOwner(owen, 'Owen Dot');
  await owen.page.goto('/');
  await entry(owen.page, 'Rentals').waitFor();
  const dora = await opened();
  await newcomer(dora, 'Dora Dot');

  const request = await sendRequest(dora.page, machine, ...DAYS);

  await entry(owen.page, 'Rentals', 1).waitFor();
  await call(owen.page, 'POST', `/api/rental_requests/${request}/decline`, { message: 'It is in repair.' });
  await entry(owen.page, 'Rentals').waitFor();
});

it('shows an admin on the public site the tickets of all and their own rentals', async () => {
  const dora = await opened();
  await newcomer(dora, 'Dora Dot');
  const ticket = await call<{ id: number }>(dora.page, 'POST', '/api/support_tickets', { message: 'Hello?' });
  await sendRequest(dora.page, 1, ...DAYS, null);
  const ada = await opened();
  await ada.signIn(people.ada);
  const waiting = await call<{ total: number }>(
    ada.page,
    'GET',
    '/api/support_tickets?needs_attention=true&only_total=1',
  );
  await ada.page.goto('/');

  await call(dora.page, 'POST', `/api/support_tickets/${ticket.id}/messages`, { content: 'Are you there?' });

  await entry(ada.page, 'Support', waiting.total + 1).waitFor();
  await entry(ada.page, 'Rentals').waitFor();
  await ada.page.goto(`/support/${ticket.id}`);
  await entry(ada.page, 'Support', waiting.total).waitFor();
});

it('shows the dot of unread messages on the tile of the back office, until they are read', async () => {
  const dora = await opened();
  await newcomer(dora, 'Dora Dot');
  const ticket = await call<{ id: number }>(dora.page, 'POST', '/api/support_tickets', { message: 'Hello?' });
  const ada = await opened('admin');
  await ada.signIn(people.ada);
  const waiting = async () => {
    const path = '/api/support_tickets?needs_attention=true&only_total=1';
    return (await call<{ total: number }>(ada.page, 'GET', path)).total;
  };
  const before = await waiting();
  await ada.page.goto('/');
  const tile = (count: number) =>
    ada.page
      .getByRole('main')
      .getByRole('link', { name: /^Support Tickets/ })
      .getByRole('img', { name: new RegExp(`^${count} needs? attention$`) });

  await call(dora.page, 'POST', `/api/support_tickets/${ticket.id}/messages`, { content: 'Are you there?' });

  await tile(before + 1).waitFor();
  await call(ada.page, 'POST', `/api/support_tickets/${ticket.id}/messages/view`);
  await tile(before + 1).waitFor({ state: 'detached' });
  expect(await waiting()).toBe(before);
});

it('asks nothing of the kind for a guest', async () => {
  const { page, settled } = await opened();

  const paths = pathsAsked(page);

  await page.goto('/');
  await settled();

  expect(paths.filter((url) => /rental_requests|support_tickets|machine_questions/.test(url))).toEqual([]);
});
