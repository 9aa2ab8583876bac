import type { Locator } from 'playwright-core';

/** Types digits, one at a time, from the first part on; the caret moves on by itself. */
export async function type(days: Locator, digits: string): Promise<void> {
  // The parts that are typed come with the first sign of a person.
  await days.hover();
  await days.getByRole('spinbutton').first().focus();
  await days.page().keyboard.type(digits, { delay: 30 });
}

export async function textOf(days: Locator): Promise<string> {
  const text = (await days.textContent()) ?? '';
  return text.replace(/[^\d–/]/g, '');
}
