import type { Transaction } from '@kit/server/store/unit-of-work';
import { api } from '../../test/api';
import type { AccountMails } from './account-mails';

const NOT_YOU = 'If that was not you, set a new password at once and write to support.';
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
      body: 'Somebody, hopefully you, asked for a new password for your account on Yard.\n\nThe link works once, and for 60 minutes. If you did not ask for it, there is nothing to do.',
      link: { label: 'Set a new password', url },
    },
  ],
  [
    'the password is changed',
    (mails) => mails.passwordChanged(tx, rita),
    {
      subject: 'Your password was changed',
      body: `The password of your account on Yard was changed, and your other devices were signed out.\n\n${NOT_YOU}`,
    },
  ],
  [
    'an admin ends all sessions',
    (mails) => mails.signedOut(tx, rita),
    {
      subject: 'You were signed out everywhere',
      body: 'An admin of Yard ended all sessions of your account. Sign in again with your password. Write to support if you do not know why.',
    },
  ],
  [
    'an address is to be confirmed',
    (mails) => mails.sendVerification(tx, rita, url),
    {
      subject: 'Confirm your email address',
      body: 'Please confirm that this is the address of your account on Yard. The link works for 60 minutes.\n\nIf you have no account on Yard, do not follow it: somebody mistyped an address.',
      link: { label: 'Confirm the address', url },
    },
  ],
  [
    'a passkey is added',
    (mails) => mails.passkeyAdded(tx, rita, 'Phone'),
    {
      subject: 'A passkey was added to your account',
      body: 'From now on the passkey “Phone” signs in to your account on Yard, without your password.\n\nIf that was not you, remove it under Account, set a new password at once and write to support.',
    },
  ],
  [
    'a passkey is removed',
    (mails) => mails.passkeyRemoved(tx, rita, 'Phone'),
    {
      subject: 'A passkey of your account was removed',
      body: `The passkey “Phone” no longer signs in to your account on Yard.\n\n${NOT_YOU}`,
    },
  ],
  [
    'two-factor login is turned on',
    (mails) => mails.twoFactorTurnedOn(tx, rita),
    {
      subject: 'Two-factor login is on',
      body: `From now on your account on Yard asks for a code from your phone at each login.\n\n${NOT_YOU}`,
    },
  ],
  [
    'two-factor login is turned off',
    (mails) => mails.twoFactorTurnedOff(tx, rita),
    {
      subject: 'Two-factor login is off',
      body: `Your account on Yard no longer asks for a code from your phone.\n\n${NOT_YOU}`,
    },
  ],
])('tells the person by mail in these words: %s', async (_event, send, mail) => {
  expect(await posted(send)).toEqual(mail);
});
