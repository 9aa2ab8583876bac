import { call, people, type Visitor, violations, visit } from '@yard/testing';

const WORDS = 'A driveway like a billiard table.';

/** An admin takes a review off the site, and puts it back. */
describe('reviews in the back office', () => {
  let ada: Visitor;
  let guest: Visitor;

  beforeAll(async () => {
    [ada, guest] = [await visit('admin', { width: 1280, height: 800 }), await visit()];
    await ada.page.goto('/#/reviews');
    await ada.signIn(people.ada);
    await guest.page.goto('/robots.txt');
  });
  afterAll(async () => {
    expect(ada.complaints).toEqual([]);
    await Promise.all([ada.leave(), guest.leave()]);
  });

  const row = () => ada.page.getByRole('row', { name: new RegExp(WORDS) });
  const dialog = (name: string) => ada.page.getByRole('dialog', { name, exact: true });

  /** What a guest finds of the machine. */
  async function published(): Promise<number> {
    const found = await call<{ data: { machine_id: number }[] }>(
      ada.page,
      'GET',
      `/api/reviews?search=${encodeURIComponent(WORDS)}`,
    );
    const path = `/api/reviews?machine_id=${found.data[0]?.machine_id ?? 0}`;
    return (await call<{ total: number }>(guest.page, 'GET', path)).total;
  }

  it('are listed by state', async () => {
    const { page } = ada;
    await page.goto('/#/reviews');
    await row().waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('radio', { name: 'Waiting' }).click({ force: true });

    await page.getByRole('row', { name: /Clean hopper/ }).waitFor();
    await row().waitFor({ state: 'detached' });
  });

  it('are hidden with a reason, and shown again', async () => {
    const { page } = ada;
    await page.goto('/#/reviews?state=published');
    await row().click();
    await dialog('Review').getByRole('button', { name: 'Hide the review' }).click();
    const form = dialog('Hide the review');
    await form.getByLabel('Reason').fill('It advertises for somebody.');
    expect(await violations(page)).toEqual([]);

    await form.getByRole('button', { name: 'Hide the review' }).click();

    await dialog('Review')
      .getByText(/It advertises for somebody/)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await published()).toBe(0);

    await dialog('Review').getByRole('button', { name: 'Show the review again' }).click();

    await dialog('Review').getByText('Published').waitFor();
    expect(await published()).toBe(1);
  });
});
