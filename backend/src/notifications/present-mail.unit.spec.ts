import type { Mail } from './mail.entity';
import { presentMail } from './present-mail';

const link = 'https://yard.example/reset-password?token=s3cret&email=ray%40example.com';
const at = new Date('2026-11-20T12:00:00Z');
const mail: Mail = {
  id: 1,
  created_at: at,
  updated_at: at,
  deleted_at: null,
  recipient: 'ray@example.com',
  subject: 'Reset your password',
  text: `Open ${link}`,
  html: `<a href="${link.replace('&', '&amp;')}">Reset</a>`,
  sender_id: null,
  unsubscribe_url: null,
  attempts: 0,
  sent_at: null,
  failure_message: null,
  traceparent: null,
};

it('hides what makes a link a key once mails are really sent', () => {
  const shown = presentMail(mail, false);

  expect(shown.text).toBe('Open https://yard.example/reset-password?token=…&email=ray%40example.com');
  expect(shown.html).not.toContain('s3cret');
});

it('shows it where the outbox is the only mailbox there is', () => {
  expect(presentMail(mail, true).text).toContain('s3cret');
});
