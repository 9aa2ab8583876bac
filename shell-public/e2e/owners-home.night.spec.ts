import { call, newOwner, people, type Visitor, violations, visit } from '@yard/testing';

/** What an owner sees first: what is due, and how the machines do. */
describe('an owner’s start page', () => {
  let omar: Visitor;
  const tile = (name: RegExp) => omar.page.getByRole('link', { name });

  beforeAll(async () => {
    omar = await visit('public', { width: 390, height: 844, zone: 'America/Chicago' });
    await newOwner(omar, 'Omar Owner');
  });
  afterAll(async () => {
    expect(omar.complaints).toEqual([]);
    await omar.leave();
  });

  it('says what is due, how many days are rented and who looked, and leads there', async () => {
    const { page } = omar;
    await page.goto('/');

    await tile(/^Due to you.*\$0\.00.*Nothing runs/).waitFor();
    await tile(/^Rented in the next 28 days.*0%.*0 of 28 days of 1 machine$/).waitFor();
    await tile(/^Seen in 30 days.*0 visitors.*0 requests, 0 booked/).waitFor();
    expect(await violations(page)).toEqual([]);

    await tile(/^Rented/).click();
    await page.waitForURL('**/my-machines/calendar');
  });

  it('leaves drafts out, and says where a first machine is published', async () => {
    const { page } = omar;
    const { data } = await call<{ data: { id: number }[] }>(page, 'GET', '/api/fleet');
    await call(page, 'POST', `/api/machines/${data[0]?.id}/unpublish`);
    await page.goto('/');

    await tile(/^Machines.*None published/).click();
    await page.waitForURL('**/my-machines');
  });

  it('adds up the machines of a fleet, and names what running rentals bring', async () => {
    const olive = await visit();
    await olive.signIn(people.olive);
    const { page } = olive;
    const fleet = await call<{ data: Machine[] }>(page, 'GET', '/api/fleet?per_page=100');
    const published = fleet.data.filter(({ published_at }) => published_at !== null);
    const rented = published.reduce((sum, { rented_days }) => sum + rented_days, 0);
    await page.goto('/');

    const share = `${Math.round((rented / published.length / 28) * 100)}%`;
    const days = `${rented} of ${published.length * 28} days of ${published.length} machines`;
    await page.getByRole('link', { name: `Rented in the next 28 days ${share} ${days}` }).waitFor();
    await page
      .getByRole('link', { name: /Next \$[\d,.]+, once the rental (until|ended) .* is closed/ })
      .click();
    await page.waitForURL('**/payouts');
    await page
      .getByRole('listitem')
      .filter({ hasText: /\$[\d,.]+ · (until|ended) / })
      .first()
      .waitFor();
    expect(olive.complaints).toEqual([]);
    await olive.leave();
  });
});

interface Machine {
  published_at: string | null;
  rented_days: number;
}
