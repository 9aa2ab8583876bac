import {
  documentRecord,
  lateAnswer,
  listOf,
  openScreen,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const SEND = 'POST /api/guest_tickets';
const CONFIRM = 'POST /api/guest_tickets/confirm';
const help = documentRecord({ id: 10, kind: 'help', name: 'How do I get a refund?', content: '<p>So.</p>' });
const confirmed = {
  support_ticket_id: 9,
  number: 'T-10009',
  email: 'gina@example.com',
  password_token: null,
};
const main = () => read(page.getByRole('main'));
const open = (path: string, hours: number | undefined, answers: object = {}, user: object | null = null) =>
  openScreen({ manifest: remote.public, entry }, path, {
    user,
    settings: { ticket_answer_hours: hours },
    answers: { 'GET /api/documents': listOf([help]), ...answers },
  });

it('sends a guest’s message once, and says that the address has to be confirmed', async () => {
  const { person, press, sent, answer } = open('/contact', 48);
  await page.findByRole('button', { name: 'Send' });
  await waitFor(() =>
    expect(main()).toBe(
      'Contact support | (Contact support) | Have an account? | Sign in → /login?next=%2Fsupport%3Fnew%3D1 | so we can see your rentals. | Your name ‹› | EmailWe’ll send a link to confirm it’s yours, and later our answer. ‹› | Subject (optional) ‹› | What can we help with?We aim to answer by email within 2 days. ‹› | [Send]',
    ),
  );
  await press('Send');
  await page.findByText('Enter your name.');
  await waitFor(() =>
    expect(main()).toBe(
      'Contact support | (Contact support) | Have an account? | Sign in → /login?next=%2Fsupport%3Fnew%3D1 | so we can see your rentals. | Your name ‹› Enter your name. | EmailWe’ll send a link to confirm it’s yours, and later our answer. ‹› “Email” is required. | Subject (optional) ‹› | What can we help with?We aim to answer by email within 2 days. ‹› “What can we help with?” is required. | [Send]',
    ),
  );
  expect(sent()).toEqual([]);

  await person.type(page.getByRole('textbox', { name: 'Your name' }), 'Gina Guest');
  await person.type(page.getByRole('textbox', { name: /^Email/ }), 'gina@example.com');
  await person.type(page.getByRole('textbox', { name: /^What can we help with/ }), 'Where is my refund?');
  answer(SEND, refused({ email: ['This address takes no mail.'] }));
  await press('Send');
  await page.findByText('This address takes no mail.');
  await waitFor(() =>
    expect(main()).toBe(
      'Contact support | (Contact support) | Have an account? | Sign in → /login?next=%2Fsupport%3Fnew%3D1 | so we can see your rentals. | Your name ‹Gina Guest› | EmailWe’ll send a link to confirm it’s yours, and later our answer. ‹gina@example.com› This address takes no mail. | Subject (optional) ‹› | What can we help with?We aim to answer by email within 2 days. ‹Where is my refund?› | This may help: | How do I get a refund? → /documents/help#document-10 | [Send]',
    ),
  );
  const late = lateAnswer();
  answer(SEND, late.answer);
  await press('Send');
  await person.click(page.getByRole('button', { name: /^Send/ }));
  late.give({ status: 201, body: {} });
  await page.findByText(/^One more step/);
  await waitFor(() =>
    expect(main()).toBe(
      'Contact support | One more step: check your email | We sent a link to gina@example.com. Open it within 24 hours to send your message. If no email arrives, check the address for typos and look in your spam folder. | Read the help → /documents/help | · | Go to the start page → /',
    ),
  );
  expect(document.activeElement?.textContent).toMatch(/^One more step/);
  const body = {
    name: 'Gina Guest',
    email: 'gina@example.com',
    subject: null,
    message: 'Where is my refund?',
  };
  expect(sent()).toEqual([
    { call: SEND, body },
    { call: SEND, body },
  ]);
});

it('sends the subject, which finds help too, and keeps what was typed until then', async () => {
  const { person, press, sent, answer } = open('/contact', undefined);
  await person.type(await page.findByRole('textbox', { name: 'Your name' }), 'Gina Guest');
  await person.type(page.getByRole('textbox', { name: /^Email/ }), 'gina@example.com');
  await person.type(page.getByRole('textbox', { name: /^Subject/ }), 'A refund');
  await person.type(page.getByRole('textbox', { name: /^What can we help with/ }), 'It did not come.');
  await waitFor(() =>
    expect(main()).toBe(
      'Contact support | (Contact support) | Have an account? | Sign in → /login?next=%2Fsupport%3Fnew%3D1 | so we can see your rentals. | Your name ‹Gina Guest› | EmailWe’ll send a link to confirm it’s yours, and later our answer. ‹gina@example.com› | Subject (optional) ‹A refund› | What can we help with? ‹It did not come.› | This may help: | How do I get a refund? → /documents/help#document-10 | [Send]',
    ),
  );
  answer(SEND, { status: 500, body: { message: 'Server Error' } });
  await press('Send');
  await page.findByRole('alertdialog');
  await waitFor(() => expect(read(page.getByRole('alertdialog'))).toBe('(Message) | Server Error | [Close]'));
  await press('Close');
  expect(main()).toContain('‹It did not come.›');
  expect(sent()).toEqual([
    {
      call: SEND,
      body: {
        name: 'Gina Guest',
        email: 'gina@example.com',
        subject: 'A refund',
        message: 'It did not come.',
      },
    },
  ]);
});

it('leads who is signed in to a ticket of their own', async () => {
  open(
    '/contact',
    24,
    { 'GET /api/support_tickets': listOf([]), 'GET /api/rental_requests': listOf([]) },
    people.ray,
  );
  await page.findByRole('form', { name: 'New ticket' });
});

it('sends the message once the address is confirmed, and only then', async () => {
  const { person, press, sent, answer } = open('/contact/confirm?token=t0', 24);
  await page.findByRole('button', { name: 'Confirm and send' });
  await waitFor(() =>
    expect(main()).toBe(
      'Send your message | You wrote to Yard support. Confirm your address to send the message. | [Confirm and send]',
    ),
  );
  expect(sent()).toEqual([]);
  const late = lateAnswer();
  answer(CONFIRM, late.answer);
  await press('Confirm and send');
  await person.click(page.getByRole('button', { name: /^Confirm and send/ }));
  late.give(confirmed);
  await page.findByText('Ticket T-10009');
  await waitFor(() =>
    expect(main()).toBe(
      'We got your message | Ticket T-10009 | We aim to answer by email within a day. It goes to gina@example.com. | The ticket is in your account. You can add to it there. | Open the ticket → /support/9',
    ),
  );
  expect(document.activeElement?.textContent).toMatch(/^Ticket T-10009/);
  expect(sent()).toEqual([{ call: CONFIRM, body: { token: 't0' } }]);
});

it('lets who has no password choose one', async () => {
  const { press } = open('/contact/confirm?token=t0', undefined, {
    [CONFIRM]: { ...confirmed, password_token: 'p1' },
  });
  await press('Confirm and send');
  await page.findByText('Ticket T-10009');
  await waitFor(() =>
    expect(main()).toBe(
      'We got your message | Ticket T-10009 | We’ll email you when we answer. It goes to gina@example.com. | To read our answer here and add to it, choose a password within the next hour. After that, use “Forgot your password?”. | Choose a password → /reset-password?token=p1&email=gina%40example.com',
    ),
  );
});

it.each([1, 2, 25, 72])('says within what time it is answered: %s hours', async (hours) => {
  const { press } = open('/contact/confirm?token=t0', hours, { [CONFIRM]: confirmed });
  await press('Confirm and send');
  await page.findByText('Ticket T-10009');
  const words: Record<number, string> = { 1: 'an hour', 2: '2 hours', 25: '25 hours', 72: '3 days' };
  await waitFor(() => expect(main()).toContain(`We aim to answer by email within ${words[hours]}. It`));
});

it.each([409, 422])('says why it is not sent, and lets one write again: %s', async (status) => {
  const { press, sent } = open('/contact/confirm', 24, {
    [CONFIRM]: { status, body: { message: 'The link is used up.' } },
  });
  await press('Confirm and send');
  await page.findByText('The link is used up.');
  await waitFor(() =>
    expect(main()).toBe(
      'Send your message | You wrote to Yard support. Confirm your address to send the message. | Not sent | The link is used up. | Write again → /contact',
    ),
  );
  expect(sent()).toEqual([{ call: CONFIRM, body: { token: '' } }]);
});

it('can be pressed again where the server fails', async () => {
  const { press, sent, answer } = open('/contact/confirm?token=t0', 24, {
    [CONFIRM]: { status: 500, body: { message: 'Server Error' } },
  });
  await press('Confirm and send');
  await page.findByText('Not sent');
  await waitFor(() =>
    expect(main()).toBe(
      'Send your message | You wrote to Yard support. Confirm your address to send the message. | Not sent | Server Error | [Confirm and send]',
    ),
  );
  answer(CONFIRM, confirmed);
  await press('Confirm and send');
  await page.findByText('Ticket T-10009');
  expect(sent()).toHaveLength(2);
});
