import { agree, chooseByTyping, people, type Visitor, visit } from '@yard/testing';

/** One machine's way from a draft to an approved rental, told by the people who do it, two browsers at once. */
describe('from a new machine to an approved rental', () => {
  const subject = 'Bobcat T66 for the end-to-end story';
  let olive: Visitor;
  let ray: Visitor;

  beforeAll(async () => {
    [olive, ray] = [await visit(), await visit()];
    await Promise.all([olive.signIn(people.olive), ray.signIn(people.ray)]);
  });
  afterAll(async () => {
    expect([...olive.complaints, ...ray.complaints]).toEqual([]);
  });

  it('lets an owner list a machine with its address, and publish it', async () => {
    const { page } = olive;
    await page.goto('/my-machines/new');
    await chooseByTyping(page, /type/i, 'Compact Track', 'Compact Track Loader');
    await page.getByLabel('Title').fill(subject);
    await page.getByLabel('A day', { exact: true }).fill('300');
    await page.getByLabel('A week (7 days)').fill('1000');
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Street').fill('812 Story Lane');
    await dialog.getByLabel('City').fill('Austin');
    await dialog.getByLabel('State').selectOption('TX');
    await dialog.getByLabel('ZIP code').fill('78701');
    await dialog.getByRole('button', { name: /save|add/i }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save draft' }).click();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();

    await page.getByText('Renters can find this machine').waitFor();
  });

  it('lets a renter find it by word and place, and see what it costs', async () => {
    const { page } = ray;
    await page.goto('/search?search=end-to-end&from=2027-03-01&to=2027-03-10');
    await page.getByText('$1,900 total').waitFor();

    await page.getByRole('link', { name: subject }).click();

    await page.getByRole('heading', { level: 1, name: subject }).waitFor();
    await page.getByRole('region', { name: 'Price' }).getByText('1 week').waitFor();
    await page.getByRole('region', { name: 'Price' }).getByText('3 days').waitFor();
  });

  it('takes the renter through the steps to a request, which the owner sees without a reload', async () => {
    await olive.page.goto('/rentals?role=owner');
    const { page } = ray;
    await page.getByRole('link', { name: 'Request to rent' }).click();
    await page.getByRole('radio', { name: /Research Boulevard/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Agreements' }).waitFor();
    await page.getByRole('button', { name: /^Read: .*Rental Agreement/ }).click();
    await page.getByRole('dialog').getByText('Ray Renter').first().waitFor();
    await page.getByRole('dialog').getByText(subject).first().waitFor();
    await page.keyboard.press('Escape');
    await agree(page);

    await page.getByRole('button', { name: 'Send request' }).click();

    await page.waitForURL(/\/rentals\/\d+$/);
    await olive.page.getByText(subject).waitFor();
  });

  it('shows the approval, its message and the charged deposit to the renter without a reload', async () => {
    const path = new URL(ray.page.url()).pathname;
    await olive.page.goto(path);
    await olive.page.getByLabel('Message to Ray').fill('Yours on Monday. The key is at the gate.');

    await olive.page.getByRole('button', { name: 'Approve', exact: true }).click();

    await ray.page.getByText('Yours on Monday. The key is at the gate.').waitFor();
    await ray.page.getByRole('region', { name: 'Status' }).getByText('Approved').first().waitFor();
    await ray.page.getByText('Paid').first().waitFor();
  });

  it('says who else is looking, and notices when they leave', async () => {
    await ray.page.getByText('Olive Owner is looking at this too.').waitFor();

    await olive.page.goto('/rentals');

    await ray.page.getByText('Olive Owner is looking at this too.').waitFor({ state: 'detached' });
    await olive.page.goBack();
  });

  it('carries messages both ways, live', async () => {
    await ray.page.getByRole('textbox', { name: /message/i }).fill('Is there fuel in it?');
    await ray.page.getByRole('button', { name: 'Send' }).click();
    await olive.page.getByText('Is there fuel in it?').waitFor();

    await olive.page.getByRole('textbox', { name: /message/i }).fill('Full tank, bring it back full.');
    await olive.page.getByRole('button', { name: 'Send' }).click();

    await ray.page.getByText('Full tank, bring it back full.').waitFor();
  });
});
