import type { Locator, Page } from 'playwright-core';

/**
 * Types into a list that is searched. The field's code comes with the first sign of a person and takes its frame's
 * place: at any time, since a pointer that rests over the page is a sign as well.
 *
 * @returns the field
 */
export async function typeIntoList(page: Page, name: RegExp, typed: string): Promise<Locator> {
  const field = page.getByRole('combobox', { name });
  const frame = page.getByRole('group', { name });
  await frame.or(field).first().hover();
  await field.fill(typed);
  return field;
}

/** Types into a list that is searched, and takes one of what it finds. */
export async function chooseByTyping(page: Page, name: RegExp, typed: string, option: string): Promise<void> {
  await typeIntoList(page, name, typed);
  await page.getByRole('option', { name: option }).click();
}
