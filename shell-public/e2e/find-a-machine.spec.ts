import { closeBrowser, violations, visit } from '@yard/testing';

jest.setTimeout(60_000);
afterAll(closeBrowser);

describe('the filters of the search', () => {
  it('narrow by maker, years and hours, and stand in the address', async () => {
    const { page, complaints, settled, leave } = await visit();
    await page.goto('/search');
    await page.getByLabel('Manufacturer').fill('caterpillar');
    await page.waitForURL('**/search?manufacturer=caterpillar');
    await page.getByLabel('Year, from').selectOption('2015');
    await page.getByLabel('Hours on the meter').selectOption('5000');

    await page.waitForURL('**/search?manufacturer=caterpillar&year_min=2015&hours_max=5000');
    await settled();

    expect(await violations(page)).toEqual([]);
    await page.reload();
    expect(await page.getByLabel('Manufacturer').inputValue()).toBe('caterpillar');
    expect(await page.getByLabel('Year, from').inputValue()).toBe('2015');
    expect(complaints).toEqual([]);
    await leave();
  });
});
