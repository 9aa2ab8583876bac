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
  await page.findByRole('heading', { name: 'Account' });
  // The code of a menu comes a moment later.
  await waitFor(() => expect(document.querySelector('button[disabled]')).toBeNull());
  return read(page.getByRole('main'));
};

it('shows an owner', async () => {
  open();
  expect(await panel()).toBe(
    '(User) | Dana Whitfield | [Close panel] | (User, content) | (Account) | Account | [Edit] | Name | Dana Whitfield | Email | dana@example.com | Email confirmed | Jan 11, 2026 | Phone | (614) 555-0112 | Joined | Jan 11, 2026 | Rights | Owner | (Role and status) | Role and status | Their machines become drafts and can’t be published. Agreed rentals continue. | [Revoke listing access from Dana Whitfield] | [Account help] | See the site as they do for half an hour, without changing anything. We notify them, with your reason. | [See the site as Dana Whitfield] | (Role) | RoleHelp with accounts, listing access, emails and which reviews are shown. | ‹Admin, Finance, Catalog, *Support› | [Make Dana Whitfield an admin] | All of Dana Whitfield’s data (ZIP). Downloads are logged. | Download their data → http://localhost/api/users/6/export | Suspend or delete | Signs the account out everywhere and blocks sign-in until you restore it. | [Suspend Dana Whitfield] | Deletes the account and signs it out everywhere. Not possible with open rentals. This can’t be undone. | [Delete the account of Dana Whitfield] | Deletes the account with its name, addresses, cards and emails. Rentals, payments and agreements stay without the name. This can’t be undone. | [Delete and erase Dana Whitfield] | Open as a page → #/users/6',
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
    '(User) | Dana Whitfield | [Close panel] | (User, content) | Suspended | Since Nov 18, 2026. Pays with cards of others | (Account) | Account | [Edit] | Name | Dana Whitfield | Email | dana@example.com | Email confirmed | – | Phone | – | Joined | Jan 11, 2026 | Rights | SuspendedAdmin: finance | (Role and status) | Role and status | The account can sign in again. Nothing was lost. | [Restore Dana Whitfield] | They lose access to the back office. Rentals and machines stay. | [Revoke admin from Dana Whitfield] | They can list machines. We notify them and approve their pending request. | [Give Dana Whitfield listing access] | [Account help] | (Role) | RoleEverything about money: refunds, bills, disputes, payouts, batches, policies. | ‹Admin, *Finance, Catalog, Support› | [Change the role of Dana Whitfield] | All of Dana Whitfield’s data (ZIP). Downloads are logged. | Download their data → http://localhost/api/users/6/export | Suspend or delete | Deletes the account and signs it out everywhere. Not possible with open rentals. This can’t be undone. | [Delete the account of Dana Whitfield] | Deletes the account with its name, addresses, cards and emails. Rentals, payments and agreements stay without the name. This can’t be undone. | [Delete and erase Dana Whitfield] | Open as a page → #/users/6',
  );
});
it('shows a renter to who answers tickets alone', async () => {
  open(userRecord({ owner: false }), { ...people.ada, role: 'support' });
  expect(await panel()).toBe(
    '(User) | Dana Whitfield | [Close panel] | (User, content) | (Account) | Account | [Edit] | Name | Dana Whitfield | Email | dana@example.com | Email confirmed | Jan 11, 2026 | Phone | (614) 555-0112 | Joined | Jan 11, 2026 | Rights | Renter | (Role and status) | Role and status | They can list machines. We notify them and approve their pending request. | [Give Dana Whitfield listing access] | [Account help] | See the site as they do for half an hour, without changing anything. We notify them, with your reason. | [See the site as Dana Whitfield] | Open as a page → #/users/6',
  );
});
it('shows an owner to who may not help with accounts', async () => {
  open(userRecord(), { ...people.ada, role: 'finance' });
  expect(await panel()).toBe(
    '(User) | Dana Whitfield | [Close panel] | (User, content) | (Account) | Account | Name | Dana Whitfield | Email | dana@example.com | Email confirmed | Jan 11, 2026 | Phone | (614) 555-0112 | Joined | Jan 11, 2026 | Rights | Owner | Open as a page → #/users/6',
  );
});
it('says that an account could not be loaded', async () => {
  open(userRecord(), people.ada, { 'GET /api/users/6': { status: 404, body: { message: 'Not found' } } });
  await page.findByText('We couldn’t load the account');
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      '(User) | User | [Close panel] | (User, content) | We couldn’t load the account | It may have been deleted. | [Try again] | Open as a page → #/users/6',
    ),
  );
});
