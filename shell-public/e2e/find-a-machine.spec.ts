import { sizes, violations, visit } from '@yard/testing';

describe('the filters of the search', () => {
  it('narrow by maker, years and hours, and stand in the address', async () => {
    const { page, complaints, settled, leave } = await visit();
    await page.goto('/search');
    await page.getByLabel('Hours on the meter').waitFor();
    await page.mouse.move(5, 5);
    const maker = page.getByRole('combobox', { name: 'Manufacturer' });
    await maker.fill('caterp');
    await page.getByRole('option', { name: /^Caterpillar \d+$/ }).click();
    await page.waitForURL('**/search?manufacturer=Caterpillar');
    await page.getByLabel('Year, from').selectOption('2015');
    await page.waitForURL('**/search?manufacturer=Caterpillar&year_min=2015');
    await page.getByLabel('Hours on the meter').selectOption('5000');

    await page.waitForURL('**/search?manufacturer=Caterpillar&year_min=2015&hours_max=5000');
    await settled();

    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByLabel('Hours on the meter').waitFor();
    await page.mouse.move(6, 6);
    await maker.waitFor();
    expect(await maker.inputValue()).toBe('Caterpillar');
    expect(await page.getByLabel('Year, from').inputValue()).toBe('2015');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('say how many machines each choice leaves, and how many are free', async () => {
    const { page, complaints, settled, leave } = await visit();
    await page.goto('/search?place=Austin%2C+TX&radius=any&from=2027-03-01&to=2027-03-05');
    await page.getByLabel('Hours on the meter').waitFor();
    await page.mouse.move(5, 5);
    await page.getByText(/^\d+ of \d+ are free on these days$/).waitFor();
    const words = await page.getByText(/^Delivered to this place/).innerText();
    const count = Number(/\d+/.exec(words)?.[0]);
    await page.getByText(/^Delivered to this place/).click();
    await page.waitForURL('**/search?*delivery=1*');
    await settled();

    await page.getByRole('heading', { name: new RegExp(`^${count} machine`) }).waitFor();
    const types = page.getByRole('combobox', { name: 'Machine type' });
    // What is open closes when the panel is scrolled.
    await types.scrollIntoViewIfNeeded();
    expect(await violations(page)).toEqual([]);
    await types.click();
    await page.getByRole('option').first().waitFor();
    const none = (await page.getByRole('option').allInnerTexts()).map((text) => /\s0$/.test(text.trim()));
    // Those with machines come first.
    expect([none.includes(true), none.indexOf(true)]).toEqual([true, none.lastIndexOf(false) + 1]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('sort by the total at the site, which each card then says', async () => {
    const { page, complaints, settled, leave } = await visit();
    await page.goto('/search?place=Austin%2C+TX&radius=any');
    const sort = page.getByLabel('Sort by');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await sort.locator('option[value=total]').count()).toBe(0);

    await page.goto('/search?place=Austin%2C+TX&radius=any&from=2027-03-01&to=2027-03-05');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await sort.selectOption('total');
    await page.waitForURL('**/search?*sort=total');
    await page
      .getByText(/^\$[\d,.]+ delivered$/)
      .first()
      .waitFor();
    await settled();

    const words = await page.getByText(/^\$[\d,.]+ delivered$/).allInnerTexts();
    const totals = words.map((text) => Number(/[\d,]+/.exec(text)?.[0].replace(/,/g, '')));
    expect(totals).toEqual([...totals].sort((one, other) => one - other));
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });
});

it.each(sizes([1280, 'light'] as const, [390, 'dark'] as const))(
  'says which words it left out, and from where it searched, at %d px',
  async (width, theme) => {
    const { page, settled, complaints, leave } = await visit('public', { width, height: 844, theme });
    await page.goto('/search?search=zeppelin+excavator');
    await page.getByText('Nothing matches every word. Showing excavator, without zeppelin.').waitFor();
    await page
      .getByRole('link', { name: /excavator/i })
      .first()
      .waitFor();
    await settled();
    expect(await violations(page)).toEqual([]);

    await page.goto('/search?search=8+ton+excavator+near+austin');
    await page
      .getByRole('heading', { name: /^\d+ machines? for “8 ton excavator” near Austin, TX$/ })
      .waitFor();
    await page
      .getByText(/ · [\d.]+ mi$/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);
