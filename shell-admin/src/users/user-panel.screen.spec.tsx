import { openPart, page, people, read, userRecord, waitFor } from '@yard/testing/screen';
import { UserPanel } from './user-panel';

const onClose = jest.fn();
const NAMES = { email_verified_at: null, phone: null };

function open(user = userRecord(), me: object = people.ada, answers = {}) {
  onClose.mockClear();
  return openPart(<UserPanel id={user.id} onClose={onClose} />, {
    site: 'admin',
    user: me,
    answers: { [`GET /api/users/${user.id}`]: user, ...answers },
  });
}
const panel = async () => {
  await page.findByRole('heading', { name: 'Theirs' });
  return read(page.getByRole('main'));
};

it('shows an owner', async () => {
  open();
  expect(await panel()).toBe(
    '(User) | Dana Whitfield | [Close panel] | (User, content) | (Account) | Account | [Edit] | Name | Dana Whitfield | E-mail | dana@example.com | E-mail confirmed | 11 Jan 2026 | Phone | (614) 555-0112 | Joined | 11 Jan 2026 | Rights | Owner | (Theirs) | Theirs | Rentals → #/rental_requests?search=dana%40example.com | Payments → #/payments?search=dana%40example.com | Tickets → #/support_tickets?search=dana%40example.com | Mails → #/mails?search=dana%40example.com | What they did → #/activity?user_id=6 | What was done with the account → #/activity?record_type=user&record_id=6 | (Rights and standing) | Rights and standing | All machines of this owner become drafts, and none can be published any more. Rentals that were agreed go on. | [Revoke store access from Dana Whitfield] | They get a mail with a link to set a new password. The old one works until then. | [Send Dana Whitfield a password link] | All devices are signed out at once, and they are told by mail. | [Sign Dana Whitfield out everywhere] | You see the site as they do for half an hour and can change nothing. They are told, with your reason. | [See the site as Dana Whitfield] | (Role) | RoleHelp with accounts, store access, mails and which reviews are shown. | ‹Admin, Finance, Catalog, *Support› | [Make Dana Whitfield an admin] | The account is signed out everywhere within seconds and cannot sign in until it is restored. | [Suspend Dana Whitfield] | Everything that Dana Whitfield gave or made here, as one ZIP file. Who took it is in the activity. | Download their data → http://localhost/api/users/6/export | The account is gone and signed out everywhere, and cannot be restored. Refused while it has open rentals. | [Delete the account of Dana Whitfield] | The account is gone, and with it name, addresses, cards and mails. Rentals, payments and agreements stay without the name. This cannot be undone. | [Delete and erase Dana Whitfield] | Open as a page → #/users/6',
  );
});
it('shows a suspended admin to another admin', async () => {
  open(
    userRecord({
      ...NAMES,
      admin: true,
      owner: false,
      role: 'finance',
      suspended_at: '2026-11-19T03:00:00.000000Z',
      suspended_reason: 'Pays with cards of others',
      two_factor_confirmed_at: '2026-03-01T09:00:00.000000Z',
    }),
  );
  expect(await panel()).toBe(
    '(User) | Dana Whitfield | [Close panel] | (User, content) | Suspended | Since 18 Nov 2026. Pays with cards of others | (Account) | Account | [Edit] | Name | Dana Whitfield | E-mail | dana@example.com | E-mail confirmed | – | Phone | – | Joined | 11 Jan 2026 | Rights | SuspendedAdmin: finance | (Theirs) | Theirs | Rentals → #/rental_requests?search=dana%40example.com | Payments → #/payments?search=dana%40example.com | Tickets → #/support_tickets?search=dana%40example.com | Mails → #/mails?search=dana%40example.com | What they did → #/activity?user_id=6 | What was done with the account → #/activity?record_type=user&record_id=6 | (Rights and standing) | Rights and standing | The account can sign in again, with everything it had. | [Restore Dana Whitfield] | The back office is closed to this account. Its rentals and machines stay. | [Revoke admin from Dana Whitfield] | They can list machines, are told so, and a request of theirs that waits is approved. | [Give Dana Whitfield store access] | All devices are signed out at once, and they are told by mail. | [Sign Dana Whitfield out everywhere] | For who lost their phone: the next login asks for the password alone. They are told by mail. | [Take off the two-factor login of Dana Whitfield] | (Role) | RoleWhatever moves money: refunds, bills, disputes, payouts, batches, policies. | ‹Admin, *Finance, Catalog, Support› | [Change the role of Dana Whitfield] | Everything that Dana Whitfield gave or made here, as one ZIP file. Who took it is in the activity. | Download their data → http://localhost/api/users/6/export | The account is gone and signed out everywhere, and cannot be restored. Refused while it has open rentals. | [Delete the account of Dana Whitfield] | The account is gone, and with it name, addresses, cards and mails. Rentals, payments and agreements stay without the name. This cannot be undone. | [Delete and erase Dana Whitfield] | Open as a page → #/users/6',
  );
});
it('shows a renter to who answers tickets alone', async () => {
  open(userRecord({ owner: false }), { ...people.ada, role: 'support' });
  expect(await panel()).toBe(
    '(User) | Dana Whitfield | [Close panel] | (User, content) | (Account) | Account | [Edit] | Name | Dana Whitfield | E-mail | dana@example.com | E-mail confirmed | 11 Jan 2026 | Phone | (614) 555-0112 | Joined | 11 Jan 2026 | Rights | Renter | (Theirs) | Theirs | Rentals → #/rental_requests?search=dana%40example.com | Payments → #/payments?search=dana%40example.com | Tickets → #/support_tickets?search=dana%40example.com | Mails → #/mails?search=dana%40example.com | What they did → #/activity?user_id=6 | What was done with the account → #/activity?record_type=user&record_id=6 | (Rights and standing) | Rights and standing | They can list machines, are told so, and a request of theirs that waits is approved. | [Give Dana Whitfield store access] | They get a mail with a link to set a new password. The old one works until then. | [Send Dana Whitfield a password link] | All devices are signed out at once, and they are told by mail. | [Sign Dana Whitfield out everywhere] | You see the site as they do for half an hour and can change nothing. They are told, with your reason. | [See the site as Dana Whitfield] | Open as a page → #/users/6',
  );
});
it('shows an owner to who may not help with accounts', async () => {
  open(userRecord(), { ...people.ada, role: 'finance' });
  expect(await panel()).toBe(
    '(User) | Dana Whitfield | [Close panel] | (User, content) | (Account) | Account | Name | Dana Whitfield | E-mail | dana@example.com | E-mail confirmed | 11 Jan 2026 | Phone | (614) 555-0112 | Joined | 11 Jan 2026 | Rights | Owner | (Theirs) | Theirs | Rentals → #/rental_requests?search=dana%40example.com | Payments → #/payments?search=dana%40example.com | Tickets → #/support_tickets?search=dana%40example.com | Mails → #/mails?search=dana%40example.com | What they did → #/activity?user_id=6 | What was done with the account → #/activity?record_type=user&record_id=6 | Open as a page → #/users/6',
  );
});
it('says that an account could not be loaded', async () => {
  open(userRecord(), people.ada, { 'GET /api/users/6': { status: 404, body: { message: 'Not found' } } });
  await page.findByText('The account could not be loaded');
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      '(User) | User | [Close panel] | (User, content) | The account could not be loaded | It may have been deleted. | [Try again] | Open as a page → #/users/6',
    ),
  );
});
