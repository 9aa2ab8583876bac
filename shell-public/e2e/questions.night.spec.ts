import { people, violations, type Visitor, visit } from '@yard/testing';

const TEXT = 'Is there a ramp with it? We load from a truck.';

/** A guest asks about a machine, signs in on the way, and reads the answer without a reload. */
describe('a question to the owner of a machine', () => {
  let olive: Visitor;
  let ray: Visitor;

  beforeAll(async () => {
    [olive, ray] = [await visit(), await visit()];
    await olive.signIn(people.olive);
  });
  afterAll(async () => {
    expect([...olive.complaints, ...ray.complaints]).toEqual([]);
  });

  const form = ({ page }: Visitor) => page.getByRole('form', { name: 'Ask the owner' });

  it('is kept while a guest signs in, and sent after it', async () => {
    const { page } = ray;
    await page.goto('/machines/4');
    await form(ray).getByLabel('Your question').fill(TEXT);
    await form(ray).getByRole('link', { name: 'Sign in to ask' }).click();
    await page.getByLabel('E-mail').fill(people.ray.email);
    await page.getByLabel('Password', { exact: true }).fill(people.ray.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/machines\/4$/);
    await expectValue(ray);
    expect(await violations(page)).toEqual([]);

    await form(ray).getByRole('button', { name: 'Send the question' }).click();

    await page.waitForURL(/\/questions\/\d+$/);
    // The address changes while the machine's page, with the text in its box, is still there.
    await page.getByRole('heading', { name: 'Answers' }).waitFor();
    await page.getByText(TEXT).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('waits for the owner, who answers', async () => {
    await olive.page.goto('/questions');
    await olive.page.getByRole('link', { name: /Is there a ramp/ }).click();
    await olive.page.getByLabel('Your message').fill('Two of aluminium, in the box.');

    await olive.page.getByRole('button', { name: 'Send', exact: true }).click();

    await ray.page.getByText('Two of aluminium, in the box.').waitFor();
    await ray.page.getByText('Answered').first().waitFor();
  });

  it('leads from the machine to its answer', async () => {
    await ray.page.goto('/machines/4');

    await ray.page.getByRole('link', { name: 'See the answer to your question.' }).click();

    await ray.page.getByText('Two of aluminium, in the box.').waitFor();
  });

  async function expectValue(visitor: Visitor) {
    await visitor.page.waitForFunction(
      (text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text),
      TEXT,
    );
  }
});
