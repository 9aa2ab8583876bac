import { type Visitor, sendRequest, call, newcomer, people, PUBLIC_URL, visit } from '@yard/testing';

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
  return page
    .getByRole('navigation')
    .getByRole('link', {
      name: waiting === 0 ? new RegExp(`^${name}$`) : new RegExp(`^(${name} ${dot}|${dot} ?${name})$`),
    });
};

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
});

it('asks nothing of the kind for a guest', async () => {
  const { page, settled } = await opened();

  const paths = pathsAsked(page);

  await page.goto('/');
  await settled();

  expect(paths.filter((url) => /rental_requests|support_tickets|machine_questions/.test(url))).toEqual([]);
});
