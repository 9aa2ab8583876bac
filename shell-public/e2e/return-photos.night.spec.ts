import { people, type Visitor, violations, visit } from '@yard/testing';

/** The smallest picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: DOT });

describe('the photos of a return', () => {
  let olive: Visitor;
  let ray: Visitor;

  beforeAll(async () => {
    [olive, ray] = [await visit(), await visit()];
    await Promise.all([olive.signIn(people.olive), ray.signIn(people.ray)]);
  });
  afterAll(async () => {
    expect(ray.complaints).toEqual([]);
  });

  const form = () => olive.page.getByRole('dialog', { name: 'Record the return' });
  const photosOf = (side: string) => form().getByLabel(`Photos to add: ${side}`);
  const gallery = () => ray.page.getByRole('region', { name: 'Status' });

  it('stay with a return that is left unsaved, and one that is taken out is thrown away', async () => {
    const { page } = olive;
    await page.goto('/rentals?role=owner&status=active');
    await page.getByRole('link').filter({ hasText: 'Your turn: Record the return' }).first().click();
    await page.getByRole('button', { name: 'Record the return' }).click();
    await photosOf('Front').setInputFiles([picture('front.png')]);
    await form().getByRole('button', { name: 'Remove Front, photo 1' }).waitFor();
    await page.keyboard.press('Escape');
    await form().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Record the return' }).click();
    const thrownAway = page.waitForResponse((answer) => answer.request().method() === 'DELETE');

    await form().getByRole('button', { name: 'Remove Front, photo 1' }).click();

    expect((await thrownAway).status()).toBe(204);
    expect((await thrownAway).url()).toContain('/api/media/');
  });

  it('are added several at a time, one that is none is refused, one too many is taken out', async () => {
    const { page } = olive;
    await page.goto('/rentals?role=owner&status=active');
    await page.getByRole('link').filter({ hasText: 'Your turn: Record the return' }).first().click();
    await page.getByRole('button', { name: 'Record the return' }).click();
    await form().getByText('Good', { exact: true }).click();
    const files = [picture('front.png'), picture('back.png'), picture('hours.png')];
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('All well.') };

    await photosOf('Rear').setInputFiles([...files, text]);

    await form().getByRole('button', { name: 'Remove Rear, photo 3' }).click();
    await form().getByRole('button', { name: 'Remove Rear, photo 3' }).waitFor({ state: 'detached' });
    await form().getByRole('button', { name: 'Dismiss Rear: notes.txt' }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('are there for the renter to look at before they accept', async () => {
    const path = new URL(olive.page.url()).pathname;
    await ray.page.goto(path);
    await form().getByRole('button', { name: 'Record the return' }).click();

    await gallery().getByRole('button', { name: 'Enlarge: Rear, photo 1' }).waitFor();

    await gallery().getByRole('button', { name: 'Accept the return' }).waitFor();
    expect(await violations(ray.page)).toEqual([]);
  });

  it('open large, and turn with the arrow keys', async () => {
    const { page } = ray;
    await gallery().getByRole('button', { name: 'Enlarge: Rear, photo 1' }).press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Pictures' });
    await viewer.getByText('1 of 2').waitFor();

    await page.keyboard.press('ArrowRight');

    await viewer.getByText('2 of 2: Rear, photo 2').waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
  });

  it('go with what a renter contests', async () => {
    const { page } = ray;
    await page.getByRole('button', { name: 'Contest it' }).click();
    const form = page.getByRole('dialog', { name: 'Contest the return' });
    await form.getByLabel('What is wrong').fill('The scratch was there before, as this picture shows.');
    await form.getByLabel('Photos to add').setInputFiles([picture('before.png')]);
    await form.getByRole('button', { name: 'Remove Photo 1' }).waitFor();

    await form.getByRole('button', { name: 'Contest the return' }).click();

    await page.getByRole('button', { name: 'Enlarge: Photos of the contest, 1 of 1' }).waitFor();
    await olive.page.goto(new URL(page.url()).pathname);
    await olive.page.getByRole('button', { name: 'Enlarge: Photos of the contest, 1 of 1' }).waitFor();
  });
});
