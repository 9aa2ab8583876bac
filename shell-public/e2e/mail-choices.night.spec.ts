import { call, newcomer, type Visitor, violations, visit } from '@yard/testing';

describe('the mails that somebody wants', () => {
  let nia: Visitor;

  beforeAll(async () => {
    nia = await visit('public', { width: 390, height: 844 });
    await newcomer(nia, 'Nia Mails');
  });
  afterAll(() => nia.leave());

  it('are chosen on the account page, saved at once, and there after a reload', async () => {
    const { page } = nia;
    await page.goto('/account');
    const messages = page.getByLabel('Messages you have not read');
    await messages.selectOption('Once a day for each conversation');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByLabel('Reminders of what is due').selectOption('No mails');
    await page.waitForFunction(async () => {
      const answer = await fetch('/api/user/mail_choices', { headers: { Accept: 'application/json' } });
      return ((await answer.json()) as { reminder_mails: string }).reminder_mails === 'never';
    });
    expect(await violations(page)).toEqual([]);

    await page.reload();
    expect(await messages.inputValue()).toBe('daily');
    expect(nia.complaints).toEqual([]);
  });

  it('stay as they were where they cannot be saved', async () => {
    const { page } = nia;
    await page.route('**/api/user/mail_choices', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await page.getByLabel('Messages you have not read').selectOption('No mails');

    await page.getByRole('alertdialog').getByRole('button').first().click();

    expect(await page.getByLabel('Messages you have not read').inputValue()).toBe('daily');
    expect(await call(page, 'GET', '/api/user/mail_choices')).toMatchObject({ message_mails: 'daily' });
  });
});
