import { people, type Visitor, violations, visit } from '@yard/testing';
import type { Page } from 'playwright-core';

const hearts = (page: Page) => page.getByRole('list', { name: 'Machines found' }).getByRole('button');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth');

/** From the form that a guest was led to. */
async function signInHere({ page }: Visitor, { email, password }: typeof people.gus) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

it('saves the machine whose heart a guest pressed, once they have signed in; a second press takes it back', async () => {
  const gus = await visit('public', { width: 375, height: 800, theme: 'dark' });
  const { page, complaints, settled } = gus;
  await page.goto('/search');
  const name = (await hearts(page).nth(1).getAttribute('aria-label')) ?? '';
  const heart = page.getByRole('button', { name, exact: true });
  await heart.click();
  await page.waitForURL('**/login?next=%2Fsearch');
  await signInHere(gus, people.gus);
  await page.waitForURL('**/search');
  await page.getByRole('button', { name, pressed: true }).waitFor();
  await settled();

  await page.goto('/saved');
  await part(page, 'Machines').getByRole('button', { name, pressed: true }).waitFor();
  await page.getByText('No searches saved').waitFor();
  expect([await violations(page), await fits(page)]).toEqual([[], true]);

  await heart.click();
  await page.getByRole('button', { name, pressed: false }).waitFor();
  await settled();
  await page.reload();
  await page.getByText('No machines saved').waitFor();
  expect(complaints).toEqual([]);
  await gus.leave();
});

it('keeps a search under a name of one’s own, and leads back to it', async () => {
  const gus = await visit();
  const { page, complaints } = gus;
  await gus.signIn(people.gus);
  await page.goto('/search?search=excavator&place=Austin%2C+TX&radius=500');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('checkbox', { name: 'Mail me what is new' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('Diggers');
  await dialog.getByRole('button', { name: 'Save the search' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/saved');
  const search = part(page, 'Searches').getByRole('listitem');
  await search.getByText('“excavator” · within 500 mi of Austin, TX').waitFor();
  const mails = search.getByRole('checkbox', { name: 'Mail me what is new in Diggers' });
  await mails.press(' ');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [type=checkbox]')?.checked === false,
  );
  expect(await violations(page)).toEqual([]);
  await search.getByRole('link', { name: 'Diggers' }).click();
  await page.getByText(/\d+ machines? near Austin, TX/).waitFor();
  expect(await page.getByLabel('City or ZIP code').inputValue()).toBe('Austin, TX');

  await page.goBack();
  expect(await mails.isChecked()).toBe(false);
  await search.getByRole('button', { name: 'Delete Diggers' }).click();
  await page.getByRole('button', { name: 'Delete search' }).click();
  await page.getByText('No searches saved').waitFor();
  expect(await page.evaluate('document.activeElement.id')).toBe('saved-searches');
  expect(complaints).toEqual([]);
  await gus.leave();
});

it('shows similar machines below a machine, and those that were seen until the log-out', async () => {
  const gus = await visit('public', { width: 375, height: 800 });
  const { page, complaints } = gus;
  await gus.signIn(people.gus);
  const subjects: string[] = [];
  for (const id of [1, 2]) {
    await page.goto(`/machines/${id}`);
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    subjects.push(await title.innerText());
    await page.keyboard.press('End');
    await part(page, 'Similar machines').getByRole('listitem').first().waitFor();
  }
  const links = await part(page, 'Similar machines').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths).not.toContain('/machines/2');
  const seen = part(page, 'Recently seen').getByRole('heading', { level: 3 });
  expect(await seen.allInnerTexts()).toEqual([subjects[0]]);
  expect([await violations(page), await fits(page)]).toEqual([[], true]);

  await page.goto('/saved');
  await part(page, 'Recently seen').waitFor();
  expect(await seen.allInnerTexts()).toEqual(subjects.toReversed());
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Register' }).waitFor();
  expect(await page.evaluate("localStorage.getItem('seen_machines')")).toBeNull();
  expect(complaints).toEqual([]);
  await gus.leave();
});
