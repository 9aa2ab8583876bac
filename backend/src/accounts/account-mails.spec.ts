import type { Transaction } from '@kit/server/store/unit-of-work';
import { api } from '../../test/api';
import type { AccountMails } from './account-mails';

const NOT_YOU = 'If that wasn’t you, set a new password right away and contact support.';
const tx = {} as Transaction;
const rita = { name: 'Rita', email: 'rita@example.com', email_verified_at: null };
const url = 'https://yard.test/link';

/** The mail that is posted, with whom it goes to and within what. */
async function posted(send: (mails: AccountMails) => Promise<void>) {
  const outbox = { post: jest.fn() };
  const used = api.provider<AccountMails>('src/accounts/account-mails', 'AccountMails');
  const { constructor: Mails } = used as { constructor: unknown };
  await send(new (Mails as new (posts: typeof outbox) => AccountMails)(outbox));
  expect(outbox.post.mock.calls).toEqual([[tx, expect.objectContaining({ recipient: rita })]]);
  const [[, { recipient: _, ...mail }]] = outbox.post.mock.calls as [[Transaction, Record<string, unknown>]];
  return mail;
}

it.each<[string, (mails: AccountMails) => Promise<void>, object]>([
  [
    'a new password is asked for',
    (mails) => mails.sendReset(tx, rita, url),
    {
      subject: 'Set a new password',
      body: 'We got a request to reset the password of your Yard account.\n\nThe link works once, for 60 minutes. If you didn’t request it, ignore this email.',
      link: { label: 'Set a new password', url },
    },
  ],
  [
    'the password is changed',
    (mails) => mails.passwordChanged(tx, rita),
    {
      subject: 'Your password was changed',
      body: `You have a new password for Yard, and your other devices were signed out.\n\n${NOT_YOU}`,
    },
  ],
  [
    'an admin ends all sessions',
    (mails) => mails.signedOut(tx, rita),
    {
      subject: 'You were signed out everywhere',
      body: 'A Yard admin signed you out on all devices. Sign in again with your password. If you don’t know why, contact support.',
    },
  ],
  [
    'an address is to be confirmed',
    (mails) => mails.sendVerification(tx, rita, url),
    {
      subject: 'Confirm your email address',
      body: 'Confirm that this is the email address of your Yard account. The link works for 60 minutes.\n\nIf you have no Yard account, ignore this email: someone mistyped an address.',
      link: { label: 'Confirm email address', url },
    },
  ],
  [
    'a passkey is added',
    (mails) => mails.passkeyAdded(tx, rita, 'Phone'),
    {
      subject: 'A passkey was added',
      body: 'The passkey “Phone” now signs in to your Yard account without your password.\n\nIf that wasn’t you, remove it under Account, set a new password right away and contact support.',
    },
  ],
  [
    'a passkey is removed',
    (mails) => mails.passkeyRemoved(tx, rita, 'Phone'),
    {
      subject: 'A passkey was removed',
      body: `The passkey “Phone” no longer signs in to your Yard account.\n\n${NOT_YOU}`,
    },
  ],
  [
    'two-factor sign-in is turned on',
    (mails) => mails.twoFactorTurnedOn(tx, rita),
    {
      subject: 'Two-factor sign-in is on',
      body: `Yard now asks for a code from your phone each time you sign in.\n\n${NOT_YOU}`,
    },
  ],
  [
    'two-factor sign-in is turned off',
    (mails) => mails.twoFactorTurnedOff(tx, rita),
    {
      subject: 'Two-factor sign-in is off',
      body: `Yard no longer asks for a code from your phone when you sign in.\n\n${NOT_YOU}`,
    },
  ],
])('tells the person by mail in these words: %s', async (_event, send, mail) => {
  expect(await posted(send)).toEqual(mail);
});
