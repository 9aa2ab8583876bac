import { people, typeIntoList, type Visitor, visit } from '@yard/testing';
import type { Locator } from 'playwright-core';

/** A list that is searched by typing, and a person who scrolls before choosing. */
describe('a list that is searched', () => {
  let olive: Visitor;

  beforeAll(async () => {
    olive = await visit('public', { width: 390, height: 844 });
    await olive.signIn(people.olive);
  });
  afterAll(async () => {
    expect(olive.complaints).toEqual([]);
    await olive.leave();
  });

  it('stays open over the page, with what was typed, while the page is scrolled', async () => {
    const { page } = olive;
    await page.goto('/my-machines/new');
    const field = await typeIntoList(page, /type/i, 'Mini Exc');
    const option = page.getByRole('option', { name: 'Mini Excavator' });
    await option.waitFor();

    await scrollAround(field);

    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await field.inputValue()).toBe('Mini Exc');
    await option.click();
    expect(await field.inputValue()).toBe('Mini Excavator');
  });

  it('closes in a sheet that is scrolled, and leaves what was typed', async () => {
    const { page } = olive;
    await page.goto('/search');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const field = await typeIntoList(page, /Machine type/, 'Mini Exc');
    await page.getByRole('option', { name: 'Mini Excavator' }).waitFor();

    await scrollAround(field);

    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('Mini Exc');
    await field.press('End');
    await field.pressSequentially('a');
    await page.getByRole('option', { name: 'Mini Excavator' }).click();
    await page.waitForURL(/type=\d/);
  });
});

/**
 * Scrolls what a field stands in by 60 pixels, and waits until the page was told so. React Aria takes a scroll within
 * half a second of a resize for a keyboard that slides in.
 */
function scrollAround(field: Locator): Promise<void> {
  return field.evaluate(async (input) => {
    const overflows = (one: Element) =>
      one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto';
    let around = input.parentElement;
    while (around && !overflows(around)) around = around.parentElement;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const scrolled = new Promise((resolve) =>
      document.addEventListener('scroll', resolve, { capture: true, once: true }),
    );
    (around ?? window).scrollBy(0, 60);
    await scrolled;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
