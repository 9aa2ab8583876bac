import { people, type Visitor, visit } from '@yard/testing';

/** A question to the admins, answered on the other site while both watch. */
describe('a support ticket', () => {
  const question = 'The invoice of my last rental shows the wrong company. Can you change it?';
  let ray: Visitor;
  let ada: Visitor;

  beforeAll(async () => {
    [ray, ada] = [await visit(), await visit('admin')];
    await Promise.all([ray.signIn(people.ray), ada.signIn(people.ada)]);
  });
  afterAll(async () => {
    expect([...ray.complaints, ...ada.complaints]).toEqual([]);
  });

  it('is raised by a renter and appears in the back office without a reload', async () => {
    await ada.page.goto('/#/support_tickets');
    await ada.page.getByRole('heading', { name: 'Support tickets' }).waitFor();
    await ray.page.goto('/support');
    await ray.page.getByRole('button', { name: 'New ticket' }).click();
    await ray.page.getByLabel('Subject').fill('The wrong company');
    await ray.page.getByLabel('What can we help with?').fill(question);

    await ray.page
      .getByRole('dialog')
      .getByRole('button', { name: /send|raise|create/i })
      .click();

    await ray.page.waitForURL(/\/support\/\d+$/);
    await ray.page.getByRole('heading', { level: 1, name: 'The wrong company' }).waitFor();
    await ray.page.getByText('We aim to answer by email within a day.').waitFor();
    await ada.page.getByText('The wrong company').first().waitFor();
  });

  it('is answered and resolved by an admin, live on both sides', async () => {
    const id = /\d+$/.exec(ray.page.url())?.[0];
    await ada.page.goto(`/#/support_tickets/${id}`);
    await ada.page
      .getByRole('textbox', { name: /message|answer|write/i })
      .fill('Done: the new invoice is on its way.');
    await ada.page.getByRole('button', { name: 'Send' }).click();
    await ray.page.getByText('Done: the new invoice is on its way.').waitFor();

    await ada.page.getByRole('button', { name: 'Resolve' }).first().click();
    await ada.page
      .getByRole('dialog')
      .getByRole('button', { name: /resolve/i })
      .click();

    await ray.page.getByText('Resolved').first().waitFor();
  });

  it('is about a rental where it is asked from its page, and leads back to it', async () => {
    const { page } = ray;
    await page.goto('/rentals');
    await page
      .getByRole('main')
      .getByRole('link', { name: /excavator|loader|lift|roller|dozer/i })
      .first()
      .click();
    await page.waitForURL(/\/rentals\/\d+$/);
    const id = /\d+$/.exec(page.url())?.[0] ?? '';
    await page.getByRole('link', { name: 'Get help with this rental' }).click();
    const form = page.getByRole('dialog', { name: 'New ticket' });
    await form.getByLabel('Rental').waitFor();
    expect(await form.getByLabel('Rental').inputValue()).toBe(id);
    await form.getByLabel('What can we help with?').fill('When is it fetched?');
    await form.getByRole('button', { name: 'Send ticket' }).click();
    await page.locator(`main a[href="/rentals/${id}"]`).click();
    await page.waitForURL(new RegExp(`/rentals/${id}$`));
  });
});
