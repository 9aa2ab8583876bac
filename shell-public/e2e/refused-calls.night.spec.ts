import { people, type Visitor, visit } from '@yard/testing';
import type { Route } from 'playwright-core';

const refused = (route: Route) =>
  route.fulfill({
    status: 422,
    json: {
      message: 'Not now. (and 2 more errors)',
      errors: { one: ['Not now.', 'Nor later.'], two: ['Nor this.'] },
    },
  });

/** Requirement 8.4: the first word of each field, a line each, wherever a call is refused. */
describe('what a refused call is told of', () => {
  let ray: Visitor;

  beforeEach(async () => {
    ray = await visit();
    await ray.signIn(people.ray);
  });
  afterEach(() => ray.leave());

  it('has a line for each field where all notices are read', async () => {
    const { page } = ray;
    await page.route('**/api/notifications/read_all', refused);
    await page.goto('/notifications');

    await page.getByRole('main').getByRole('button', { name: 'Mark all read' }).click();

    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Nor this.').waitFor();
    expect(await dialog.innerText()).toContain('Not now.\nNor this.');
  });

  it('has a word for each field where a message is sent, which is kept', async () => {
    const { page } = ray;
    await page.route('**/api/rental_requests/*/messages', (route) =>
      route.request().method() === 'POST' ? refused(route) : route.continue(),
    );
    await page.goto('/rentals');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByLabel('Your message').fill('Is it there?');

    await page.getByRole('button', { name: 'Send' }).click();

    const told = page.getByText(/^Not sent; it is kept above\./);
    await told.waitFor();
    expect(await told.textContent()).toContain('Not now.\nNor this.');
    await page.getByText('Is it there?').first().waitFor();
  });
});
