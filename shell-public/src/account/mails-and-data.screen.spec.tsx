import { currentUser, lateAnswer, openPart, page, waitFor, within } from '@yard/testing/screen';
import { MailsPanel } from './mails-panel';
import { OwnDataPanel } from './own-data-panel';
import { VerifyEmailBanner } from './account-page';

const olive = currentUser();
const press = (name: string) => page.findByRole('button', { name });
const type = (label: RegExp | string) => page.findByLabelText(label);

it('saves each choice of mails at once, and shows what was saved', async () => {
  const { person, sent, answer } = openPart(<MailsPanel />, {
    user: olive,
    answers: { 'GET /api/user/mail_choices': { status: 403, body: { message: 'No.' } } },
  });
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load your choicesTry again');
  answer('GET /api/user/mail_choices', { message_mails: 'daily', reminder_mails: 'never' });
  await person.click(await press('Try again'));
  const messages = await page.findByRole('combobox', { name: 'Unread messages' });
  const reminders = page.getByRole('combobox', {
    name: 'Reminders',
    description: 'For example, a machine due back tomorrow or a request waiting for your answer.',
  });
  const state = () => [messages, reminders].map((list) => (list as HTMLSelectElement).value);
  const options = (list: HTMLElement) =>
    within(list)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value, textContent }) => `${value}: ${textContent}`);
  expect(state()).toEqual(['daily', 'never']);
  expect(options(messages)).toEqual([
    'soon: After five minutes',
    'daily: Once a day for each conversation',
    'never: No emails',
  ]);
  expect(options(reminders)).toEqual(['soon: When it is due', 'never: No emails']);
  expect(page.getByRole('region').querySelector('p')?.textContent).toBe(
    'Every notification is under Notifications. We always email you about money, requests and your account.',
  );

  answer('PATCH /api/user/mail_choices', { message_mails: 'soon', reminder_mails: 'never' });
  await person.selectOptions(messages, 'soon');
  expect(await page.findByText('Saved')).toBeTruthy();
  expect(state()).toEqual(['soon', 'never']);
  answer('PATCH /api/user/mail_choices', { status: 403, body: { message: 'Not now.' } });
  await person.selectOptions(reminders, 'soon');
  expect((await page.findByRole('alertdialog')).textContent).toBe('Not now.Close');
  expect(state()).toEqual(['soon', 'never']);
  expect(sent()).toEqual([
    { call: 'PATCH /api/user/mail_choices', body: { message_mails: 'soon' } },
    { call: 'PATCH /api/user/mail_choices', body: { reminder_mails: 'soon' } },
  ]);
});

it('deletes the account by its password, once it is asked twice', async () => {
  const { person, sent, asked, answer } = openPart(<OwnDataPanel />, { user: olive });
  const panel = await page.findByRole('region', { name: 'Your data' });
  expect(panel.textContent).toBe(
    'Your dataEverything you’ve added or created here, as one ZIP file.Download my dataErases your personal data. Not possible while you have open rentals or payouts to come.Your passwordShow what is typedDelete my account',
  );
  expect(page.getByRole('link', { name: 'Download my data' }).getAttribute('href')).toBe(
    'http://localhost/api/user/export',
  );
  await person.click(await press('Delete my account'));
  expect(await page.findByText('Enter your password.')).toBeTruthy();
  expect(page.queryByRole('alertdialog')).toBeNull();

  await person.type(await type('Your password'), 'secret');
  await person.click(await press('Delete my account'));
  const question = await page.findByRole('alertdialog', { name: 'Delete your account?' });
  expect(question.textContent).toBe(
    'Delete your account?We sign you out everywhere and erase your name, addresses, cards and emails. Rentals, payments and agreements stay on record. This can’t be undone.CancelDelete my account',
  );
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  answer('DELETE /api/user', { status: 204 });
  await person.click(await press('Delete my account'));
  await person.click(
    within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Delete my account' }),
  );
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(2));
  expect(sent()).toEqual([{ call: 'DELETE /api/user', body: { password: 'secret' } }]);
});

it('sends the mail that confirms an address again, as long as it is not confirmed', async () => {
  const late = lateAnswer();
  const { person, sent, answer } = openPart(<VerifyEmailBanner />, {
    user: { ...olive, email_verified_at: null },
    answers: { 'POST /email/verification-notification': late.answer },
  });
  const button = await press('Send again');
  expect(button.parentElement?.textContent).toBe(
    'Please confirm your email addressWe sent a link to owner@example.com. It works for 60 minutes.Send again',
  );
  await person.click(button);
  await person.click(button);
  answer('GET /api/user', olive);
  late.give({ status: 202 });
  expect(await page.findByText('We emailed a new link to owner@example.com')).toBeTruthy();
  await waitFor(() => expect(page.queryByText('Please confirm your email address')).toBeNull());
  expect(sent()).toEqual([{ call: 'POST /email/verification-notification', body: null }]);
});
