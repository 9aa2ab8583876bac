import { sendRequest, call, chooseByTyping, people, type Visitor, violations, visit } from '@yard/testing';

/** What is typed and not sent yet: other pages and a reload take nothing of it away. */
describe('what is not sent yet', () => {
  let olive: Visitor;
  let ray: Visitor;
  let rental: string;

  beforeAll(async () => {
    [olive, ray] = [await visit('public', { width: 375, height: 812 }), await visit()];
    await Promise.all([olive.signIn(people.olive), ray.signIn(people.ray)]);
    const { data } = await call<{ data: { id: number; user_name: string; instant_book: boolean }[] }>(
      ray.page,
      'GET',
      '/api/machines?per_page=100',
    );
    const machine = data.find(
      ({ user_name, instant_book }) => user_name.startsWith('Olive') && !instant_book,
    );
    rental = `/rentals/${await sendRequest(ray.page, machine?.id ?? 0, '2027-08-02', '2027-08-13')}`;
  });
  afterAll(async () => {
    expect(olive.complaints).toEqual([]);
    await Promise.all([olive.leave(), ray.leave()]);
  });

  it('is there again in a thread, for its writer alone, and gone once it is sent', async () => {
    const { page } = ray;
    await page.goto(rental);
    const box = page.getByRole('textbox', { name: 'Your message' });
    await box.fill('Is there a ramp?');

    await page.goto('/search');
    await page.goto(rental);
    expect(await box.inputValue()).toBe('Is there a ramp?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('main').getByText('Is there a ramp?').waitFor();
    await page.reload();

    await page.getByRole('main').getByText('Is there a ramp?').waitFor();
    expect(await box.inputValue()).toBe('');
  });

  it('goes on by itself with a message that was on its way when the page was left', async () => {
    const { page } = ray;
    const asked: string[] = [];
    await page.route('**/messages', (route) => {
      // The message before this one may still be on its way: a reload sends it again, under its key.
      const isThisOne = route.request().postData()?.includes('How wide is it?');
      return isThisOne && asked.push(route.request().url()) === 1 ? undefined : route.fallback();
    });
    await page.getByRole('textbox', { name: 'Your message' }).fill('How wide is it?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('main').getByText('How wide is it?').waitFor();
    expect(asked).toHaveLength(1);
    await page.reload();

    await olive.page.goto(rental);
    await olive.page.getByText('How wide is it?').waitFor();
    expect(await page.getByRole('button', { name: /again/i }).count()).toBe(0);
    expect(await page.getByRole('main').getByText('How wide is it?').count()).toBe(1);
    await page.unroute('**/messages');
  });

  it('is there with a message that did not get away, and is sent after a reload', async () => {
    const { page } = ray;
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('textbox', { name: 'Your message' }).fill('And a trailer?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: /again/i }).waitFor();

    await page.unroute('**/messages');
    await page.reload();

    await olive.page.goto(rental);
    await olive.page.getByText('And a trailer?').waitFor();
  });

  it('is there with an owner’s answer, and can be given up', async () => {
    const { page } = olive;
    const box = page.getByLabel('Message to the renter');
    await box.fill('Let me see');

    await page.reload();

    await page.getByText('What you wrote before is back.').waitFor();
    expect(await box.inputValue()).toBe('Let me see');
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await box.inputValue()).toBe('');
  });

  it('is there with a machine that is half described, and asks about a year and hours that can hardly be', async () => {
    const { page } = olive;
    await page.goto('/my-machines/new');
    await page.getByLabel('Title').fill('An old loader');
    await page.getByLabel(/^Year/).fill('1931');
    await page.goto('/rentals');
    await page.goto('/my-machines/new');
    expect(await page.getByLabel('Title').inputValue()).toBe('An old loader');

    await chooseByTyping(page, /type/i, 'Compact Track', 'Compact Track Loader');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('That is a very old machine. Is that right?').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'It is from 1931' }).check({ force: true });
    await page.getByRole('button', { name: 'Save draft' }).click();

    await page.waitForURL(/\/my-machines\/\d+$/);
    await page.goto('/my-machines/new');
    expect(await page.getByLabel('Title').inputValue()).toBe('');
  });

  it('is there with a return, and asks about a meter that ran backwards', async () => {
    const { page } = olive;
    await page.goto('/rentals?role=owner&status=active');
    await page.getByRole('link').filter({ hasText: 'Your turn: Record the return' }).first().click();
    const open = page.getByRole('button', { name: 'Record the return' });
    await open.click();
    const form = page.getByRole('dialog', { name: 'Record the return' });
    await form.getByLabel(/^Hour meter/).fill('1');
    await form.getByText(/^It read .* h before\.$/).waitFor();
    await form.getByRole('button', { name: 'Record the return' }).click();
    await form.getByText(/^It read .* Is that right\?$/).waitFor();

    await page.reload();
    await open.click();

    expect(await form.getByLabel(/^Hour meter/).inputValue()).toBe('1');
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Start over' }).click();
  });
});
