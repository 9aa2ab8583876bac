import { call, newcomer, newOwner, type Visitor, visit } from '@yard/testing';

jest.setTimeout(180_000);

const DAYS = 'from=2027-04-05&to=2027-04-09';

/** A machine in Springfield that is brought for $70 and $4.40 a mile, looked for from another ZIP code there. */
describe('the price of a machine', () => {
  let owen: Visitor;
  let dora: Visitor;
  let id: number;
  let total: string;

  beforeAll(async () => {
    [owen, dora] = [await visit(), await visit()];
    id = await newOwner(owen, 'Owen Price');
    await call(owen.page, 'POST', `/api/machines/${id}/delivery_options`, {
      name: 'Lowboy',
      radius: 50,
      base_amount: 70,
      amount_per_distance: 4.4,
    });
    await newcomer(dora, 'Dora Price');
  });
  afterAll(() => Promise.all([owen, dora].map(({ leave }) => leave())));

  const search = (more: string) => `/search?search=Owen+Price&place=62703&${DAYS}${more}`;
  const card = () => dora.page.locator(`[data-machine="${id}"]`);
  /** The figure of a part: `$512.60`. */
  const figure = (text: string) => /\$[\d,]+(\.\d\d)?/.exec(text)?.[0] ?? text;

  it('is the same on its card in any order, delivered where that is wanted', async () => {
    const { page } = dora;
    const seen = [];
    for (const sort of ['', '&sort=near', '&sort=cheap', '&sort=total', '&sort=new']) {
      await page.goto(search(`&delivery=1${sort}`));
      seen.push(
        await card()
          .getByText(/ delivered$/)
          .innerText(),
      );
    }
    expect(new Set(seen).size).toBe(1);
    total = figure(seen[0] ?? '');

    await page.goto(search(''));
    expect(
      figure(
        await card()
          .getByText(/ total$/)
          .innerText(),
      ),
    ).toBe('$500');
  });

  it('stays the same on its page, with the place and the delivery of the search', async () => {
    const { page } = dora;
    await page.goto(search('&delivery=1'));
    await card().getByRole('link').first().click();

    const price = page.getByRole('region', { name: 'Price' });
    await price.getByText('Total, delivered').waitFor();
    expect(await price.innerText()).toContain(total);
    expect(await price.getByLabel('Delivery ZIP code').inputValue()).toBe('62703');
    expect(await price.getByLabel('Delivery', { exact: true }).locator('option:checked').innerText()).toMatch(
      /Lowboy/,
    );
  });

  it('stays the same in the request until there is an address, and says why it changes then', async () => {
    const { page } = dora;
    await page.getByRole('region', { name: 'Price' }).getByRole('link', { name: 'Request to rent' }).click();
    await page
      .getByText(
        'Delivery is counted to 62703, in whole miles. Its price may change once there is an address.',
      )
      .waitFor();
    expect(await page.getByRole('main').innerText()).toContain(total);

    await page.getByText('1 Main Street').click();

    await page
      .getByText(/^Delivery is counted to the address now\. Before it was counted to 62703/)
      .waitFor();
  });
});
