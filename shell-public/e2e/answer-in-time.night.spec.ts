import { sendRequest, call, newcomer, newOwner, type Visitor, violations, visit } from '@yard/testing';
import { updateRows } from './stored/update-rows';

jest.setTimeout(240_000);

const HOUR_MS = 3_600_000;
const status = ({ page }: Visitor) => page.getByRole('region', { name: 'Status' });

/** Who asks waits two days at most, and both see how long there still is. */
describe('a request that waits for its owner', () => {
  let olga: Visitor;
  let rita: Visitor;
  let id: number;
  let answer_by: string;

  beforeAll(async () => {
    [olga, rita] = [await visit(), await visit('public', { width: 390, height: 844 })];
    const machine = await newOwner(olga, 'Olga Silent');
    await newcomer(rita, 'Rita Waits');
    id = await sendRequest(rita.page, machine, '2027-05-03', '2027-05-05');
    ({ answer_by } = await call<{ answer_by: string }>(rita.page, 'GET', `/api/rental_requests/${id}`));
  });
  afterAll(async () => {
    expect([...olga.complaints, ...rita.complaints]).toEqual([]);
    await Promise.all([olga, rita].map(({ leave }) => leave()));
  });

  it('shows both until when she may answer, on the page and in the list', async () => {
    await Promise.all([olga, rita].map(({ page }) => page.goto(`/rentals/${id}`)));

    const owners = status(olga).getByText(/^Answer within 4[78] hours$/);
    await owners.waitFor();
    expect(await owners.getAttribute('datetime')).toBe(answer_by);
    await status(rita)
      .getByText(/^Olga Silent has 4[78] hours to answer$/)
      .waitFor();
    await status(rita)
      .getByText(/^until \w{3} \d/)
      .waitFor();
    expect(await violations(olga.page)).toEqual([]);
    expect(await violations(rita.page)).toEqual([]);

    await Promise.all([olga, rita].map(({ page }) => page.goto('/rentals')));
    await olga.page.getByText(/^Answer within 4[78] hours$/).waitFor();
    await rita.page.getByText(/^Olga Silent has 4[78] hours to answer$/).waitFor();
  });

  it('counts down while it is looked at, and says so when little is left', async () => {
    const { page } = olga;
    await page.clock.install();
    await page.goto(`/rentals/${id}`);
    await status(olga)
      .getByText(/^Answer within 4/)
      .waitFor();

    await page.clock.setSystemTime(new Date(new Date(answer_by).getTime() - 1.5 * HOUR_MS));
    await page.clock.runFor(16_000);

    await status(olga).getByText('Answer within 1 hour', { exact: true }).first().waitFor();
    await status(olga).getByRole('status').filter({ hasText: 'Answer within 1 hour' }).waitFor();
    await page.clock.resume();
  });

  it('is cancelled by itself then, which both read without a reload, and leads its renter to others', async () => {
    const again = await olga.context.newPage();
    await again.goto(`/rentals/${id}`);
    await rita.page.goto(`/rentals/${id}`);
    await status(rita).getByRole('heading', { name: 'Olga Silent answers next' }).waitFor();
    endNow(id);

    // The job runs every minute.
    await status(rita).getByRole('heading', { name: 'Yard cancelled it' }).waitFor({ timeout: 120_000 });
    await status(rita)
      .getByText(/The owner did not answer in time\./)
      .waitFor();
    await again
      .getByText(/The owner did not answer in time\./)
      .first()
      .waitFor();
    expect(await again.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await status(rita).getByRole('link', { name: 'Find another for these days' }).click();

    await rita.page.waitForURL(/\/search\?.*address=\d+&from=2027-05-03&to=2027-05-05/);
  });
});

it('tells on a machine’s page how fast its owner answers', async () => {
  const guest = await visit();
  await guest.page.goto('/robots.txt');
  const { data } = await call<{ data: { id: number; user_name: string }[] }>(
    guest.page,
    'GET',
    '/api/machines?per_page=100',
  );
  const machine = data.find(({ user_name }) => user_name.startsWith('Olive'));

  await guest.page.goto(`/machines/${machine?.id}`);

  await guest.page.getByText(/^Usually answers within /).waitFor();
  await guest.leave();
});

/** What two days would do: the time to answer ends a second ago. The periodic job does the rest. */
function endNow(requestId: number): void {
  const ago = new Date(Date.now() - 1_000).toISOString().slice(0, -1).replace('T', ' ');
  updateRows('UPDATE rental_requests SET answer_until = ? WHERE id = ?', ago, requestId);
}
