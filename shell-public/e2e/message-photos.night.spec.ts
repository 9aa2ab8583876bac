import { people, type Visitor, violations, visit } from '@yard/testing';

/** A picture of its own for each: what is shown is told by its size. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: DOT });
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('All well.') };

/** Pictures go with a ticket, a message and a question, and are seen by the other side as they are sent. */
describe('photos of what people write', () => {
  let ray: Visitor;
  let ada: Visitor;
  let olive: Visitor;

  beforeAll(async () => {
    [ray, ada, olive] = [
      await visit('public', { width: 390, height: 844 }),
      await visit('admin'),
      await visit(),
    ];
    await Promise.all([ray.signIn(people.ray), ada.signIn(people.ada), olive.signIn(people.olive)]);
  });
  afterAll(async () => {
    // The file that is none is refused, which Chromium prints.
    expect(ray.complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    expect([...ada.complaints, ...olive.complaints]).toEqual([]);
  });

  it('are added to a ticket on a phone, looked at and taken out before it is sent', async () => {
    const { page } = ray;
    await page.goto('/support');
    await page.getByRole('button', { name: 'New ticket' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('What can we help with?').fill('The meter is unreadable, see the picture.');
    await form.getByLabel('Photos to add').setInputFiles([picture('a.png'), picture('b.png'), notes]);
    await form.getByRole('button', { name: 'Dismiss notes.txt' }).click();
    await form.getByRole('button', { name: 'Remove Photo 2' }).click();
    await form.getByRole('button', { name: 'Remove Photo 2' }).waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Enlarge: Photo 1' }).click();
    await page.getByRole('dialog', { name: 'Pictures' }).getByText('1 of 1').waitFor();
    await page.keyboard.press('Escape');

    await form.getByRole('button', { name: 'Send ticket' }).click();

    await page.waitForURL(/\/support\/\d+$/);
    await page.getByRole('button', { name: 'Enlarge: Photos of your ticket, 1 of 1' }).waitFor();
    expect(await sidewaysOf(ray)).toBe(0);
  });

  it('are with the ticket in the back office, and with the answer on the phone, live', async () => {
    const id = /\d+$/.exec(ray.page.url())?.[0];
    await ada.page.goto(`/#/support_tickets/${id}`);
    await ada.page.getByRole('button', { name: /^Enlarge: Photos from Ray Renter/ }).waitFor();
    await ada.page.getByLabel('Photos to add').setInputFiles([picture('c.png'), picture('d.png')]);
    await ada.page.getByRole('button', { name: 'Remove Photo 2' }).waitFor();
    await ada.page.getByRole('textbox', { name: 'Your message' }).fill('It reads like this.');

    await ada.page.getByRole('button', { name: 'Send', exact: true }).click();

    await ada.page.getByRole('button', { name: 'Enlarge: Your photos, 2 of 2' }).waitFor();
    const thread = ray.page.getByRole('log');
    await thread.getByRole('button', { name: /^Enlarge: Photos from .*, 2 of 2$/ }).press('Enter');
    await ray.page.getByRole('dialog', { name: 'Pictures' }).getByText('2 of 2').waitFor();
    await ray.page.keyboard.press('Escape');
    expect(await sidewaysOf(ray)).toBe(0);
    expect(await violations(ray.page)).toEqual([]);
  });

  it('stay with a message that is not sent yet over a reload', async () => {
    const { page } = ray;
    await page.getByLabel('Photos to add').setInputFiles([picture('e.png')]);
    await page.getByRole('button', { name: 'Remove Photo 1' }).waitFor();

    await page.reload();

    await page.getByRole('button', { name: 'Remove Photo 1' }).waitFor();
    await page.getByLabel('Your message').fill('Mine once more.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Enlarge: Your photos, 1 of 1' }).waitFor();
  });

  it('go with a question to an owner', async () => {
    const { page } = ray;
    await page.goto('/machines/4');
    const form = page.getByRole('form', { name: 'Ask the owner' });
    await form.getByLabel('Your question').fill('Does it fit through this gate?');
    await form.getByLabel('Photos to add').setInputFiles([picture('gate.png')]);
    await form.getByRole('button', { name: 'Remove Photo 1' }).waitFor();

    await form.getByRole('button', { name: 'Send the question' }).click();

    await page.waitForURL(/\/questions\/\d+$/);
    await olive.page.goto(new URL(page.url()).pathname);
    await olive.page.getByRole('button', { name: /^Enlarge: Photos from Ray Renter/ }).waitFor();
  });
});

/** How far the page can be pushed sideways, in pixels. */
function sidewaysOf({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
