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

type Sends = (mails: AccountMails) => Promise<void>;

it.each(
  Object.entries<[Sends, string, object?]>({
    'a new password is asked for': [
      (mails) => mails.sendReset(tx, rita, url),
      'Set a new password\nWe got a request to reset the password of your Yard account.\n\nThe link works once, for 60 minutes. If you didn’t request it, ignore this email.',
      { label: 'Set a new password', url },
    ],
    'the password is changed': [
      (mails) => mails.passwordChanged(tx, rita),
      `Your password was changed\nYou have a new password for Yard, and your other devices were signed out.\n\n${NOT_YOU}`,
    ],
    'an admin ends all sessions': [
      (mails) => mails.signedOut(tx, rita),
      'You were signed out everywhere\nA Yard admin signed you out on all devices. Sign in again with your password. If you don’t know why, contact support.',
    ],
    'an address is to be confirmed': [
      (mails) => mails.sendVerification(tx, rita, url),
      'Confirm your email address\nConfirm that this is the email address of your Yard account. The link works for 60 minutes.\n\nIf you have no Yard account, ignore this email: someone mistyped an address.',
      { label: 'Confirm email address', url },
    ],
    'a passkey is added': [
      (mails) => mails.passkeyAdded(tx, rita, 'Phone'),
      'A passkey was added\nThe passkey “Phone” now signs in to your Yard account without your password.\n\nIf that wasn’t you, remove it under Account, set a new password right away and contact support.',
    ],
    'a passkey is removed': [
      (mails) => mails.passkeyRemoved(tx, rita, 'Phone'),
      `A passkey was removed\nThe passkey “Phone” no longer signs in to your Yard account.\n\n${NOT_YOU}`,
    ],
    'two-factor sign-in is turned on': [
      (mails) => mails.twoFactorTurnedOn(tx, rita),
      `Two-factor sign-in is on\nYard now asks for a code from your phone each time you sign in.\n\n${NOT_YOU}`,
    ],
    'two-factor sign-in is turned off': [
      (mails) => mails.twoFactorTurnedOff(tx, rita),
      `Two-factor sign-in is off\nYard no longer asks for a code from your phone when you sign in.\n\n${NOT_YOU}`,
    ],
  }),
)('tells the person by mail in these words: %s', async (_event, [send, text, action]) => {
  const { subject, body, link } = await posted(send);
  expect([`${subject}\n${body}`, link]).toEqual([text, action]);
});
