import { call, people, type Visitor, violations, visit } from '@yard/testing';

const password = 'tall yellow crane';
const EMAIL = 'gina.guest@example.com';

/** A guest writes to support, confirms the address by the mail's link, and chooses a password to read the answer. */
describe('a guest who writes to support', () => {
  let gina: Visitor;
  let ada: Visitor;
  let link = '';

  beforeAll(async () => {
    [gina, ada] = [await visit('public', { width: 390, height: 844 }), await visit('admin')];
    await ada.signIn(people.ada);
  });
  afterAll(() => Promise.all([gina, ada].map(({ leave }) => leave())));

  const newestLink = async () => {
    const { data } = await call<{ data: { text: string }[] }>(
      ada.page,
      'GET',
      `/api/mails?search=${encodeURIComponent(EMAIL)}`,
    );
    const [path] = /\/contact\/confirm\?token=\w+/.exec(data[0]?.text ?? '') ?? [];
    if (!path) throw new Error('no mail has come');
    return path;
  };

  it('finds the form at the foot of every page, with help that may answer already', async () => {
    const { page } = gina;
    await page.goto('/search');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    const form = page.getByRole('form', { name: 'Write to support' });

    await form.getByLabel('What can we help with?').fill('When does my deposit come back?');

    await form.getByRole('link', { name: 'When does my deposit come back?' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('is asked to look into the mail, and nothing is sent before', async () => {
    const { page } = gina;
    const form = page.getByRole('form', { name: 'Write to support' });
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('“Your name” is required.').waitFor();
    await form.getByLabel('Your name').fill('Gina Guest');
    await form.getByLabel('E-mail').fill(EMAIL);

    await form.getByRole('button', { name: 'Send' }).click();

    await page.getByText(`We sent a link to ${EMAIL}.`).waitFor();
    expect(await violations(page)).toEqual([]);
    const { total } = await call<{ total: number }>(ada.page, 'GET', '/api/support_tickets?search=Gina');
    expect(total).toBe(0);
  });

  it('sends the message with one press, and reads the ticket with a password of her own', async () => {
    const { page } = gina;
    link = await newestLink();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm and send' }).click();
    await page.getByRole('heading', { name: 'Your message is with us' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Choose a password' }).click();
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Repeat new password').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.waitForURL(/\/login/);
    await gina.signIn({ email: EMAIL, password });
    await page.goto('/support');

    await page.getByText('When does my deposit come back?').waitFor();
    expect(gina.complaints).toEqual([]);
  });

  it('is told plainly of a link that was used', async () => {
    const { page } = gina;
    await page.goto(link);

    await page.getByRole('button', { name: 'Confirm and send' }).click();

    await page.getByText('This link was used already, or is older than a day.').waitFor();
    await page.getByRole('link', { name: 'Write again' }).click();
    await page.waitForURL(/\/support\?new=1/);
  });
});
