import { listOf, openPart, page, people, refused, userRecord, waitFor, within } from '@yard/testing/screen';
import { actionsFor } from './user-action-words';
import { UserPanel } from './user-panel';

const onClose = jest.fn();

function open(user = userRecord(), answers = {}) {
  onClose.mockClear();
  return openPart(<UserPanel id={user.id} onClose={onClose} />, {
    site: 'admin',
    user: people.ada,
    answers: { [`GET /api/users/${user.id}`]: user, ...answers },
  });
}
const dialog = () => within(page.getByRole('alertdialog'));
const suspended = userRecord({ suspended_at: '2026-11-19T03:00:00.000000Z', suspended_reason: 'Fraud' });
const renter = userRecord({ owner: false });
const secured = userRecord({ two_factor_confirmed_at: '2026-03-01T09:00:00.000000Z' });
const admin = userRecord({ admin: true, role: 'support' });

const asked = [
  ['restore', suspended, null],
  ['revoke_admin', admin, null],
  ['grant_store_access', renter, null],
  ['revoke_store_access', admin, null],
  ['send_password_link', renter, 'Account help'],
  ['end_sessions', renter, 'Account help'],
  ['reset_two_factor', secured, 'Account help'],
] as const;

it.each(asked)('asks first, sends %s once, and says what is done', async (name, user, menu) => {
  const { press, person, pressInDialog, sent } = open(user, { [`POST /api/users/6/${name}`]: user });
  const words = actionsFor(user).find((action) => action.name === name)?.words;
  const title = words?.title ?? '';

  const ask = async () => {
    await press(menu ?? title);
    if (menu) await person.click(await page.findByRole('menuitem', { name: title }));
  };
  await ask();
  expect((await page.findByRole('alertdialog')).textContent).toBe(`${title}?${words?.effect}Cancel${title}`);
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await ask();
  await pressInDialog(title);
  await page.findByText(words?.done ?? '');
  expect(sent()).toEqual([{ call: `POST /api/users/6/${name}`, body: {} }]);
});

it('says in the server’s words why it refuses, until the next try', async () => {
  const { press, person, pressInDialog } = open(renter, {
    'POST /api/users/6/end_sessions': { status: 409, body: { message: 'They have just left.' } },
  });
  const words = 'Sign Dana Whitfield out everywhere';
  const ask = async () => {
    await press('Account help');
    await person.click(await page.findByRole('menuitem', { name: words }));
  };
  await ask();
  await pressInDialog(words);
  const told = await page.findByText('They have just left.');
  const pressed = page.getByRole('button', { name: 'Account help' });
  expect(pressed.parentElement?.contains(told)).toBe(true);
  await ask();
  expect(page.queryByText('They have just left.')).toBeNull();
});

it.each([
  ['Delete the account of Dana Whitfield', false, 'Account of Dana Whitfield deleted'],
  ['Delete and erase Dana Whitfield', true, 'Account erased'],
])('%s: asks, sends whether to erase, and closes', async (title, erase, done) => {
  const { press, pressInDialog, sent } = open(renter, { 'DELETE /api/users/6': { status: 204 } });
  await press(title);
  await pressInDialog('Cancel');
  expect(sent()).toEqual([]);
  await press(title);
  expect(dialog().getByRole('heading').textContent).toBe(`${title}?`);
  await pressInDialog(title);
  await page.findByText(done);
  expect(sent()).toEqual([{ call: 'DELETE /api/users/6', body: { erase } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps an account open that was not deleted', async () => {
  const { press, pressInDialog } = open(renter, {
    'DELETE /api/users/6': { status: 409, body: { message: 'There are open rentals.' } },
  });
  await press('Delete the account of Dana Whitfield');
  await pressInDialog('Delete the account of Dana Whitfield');
  await page.findByText('There are open rentals.');
  expect(onClose).not.toHaveBeenCalled();
});

it('suspends with a reason, after asking', async () => {
  const { person, press, pressInDialog, sent, answer } = open(renter, {
    'POST /api/users/6/suspend': suspended,
  });
  await press('Suspend Dana Whitfield');
  await press('Cancel');
  expect(page.queryByRole('form', { name: 'Suspend Dana Whitfield' })).toBeNull();
  await press('Suspend Dana Whitfield');
  expect(page.getByRole('form', { name: 'Suspend Dana Whitfield' }).textContent).toBe(
    'ReasonOnly admins see it.Suspend Dana WhitfieldCancel',
  );
  await person.type(page.getByLabelText('Reason'), 'Fraud');
  await press('Suspend Dana Whitfield');
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'Suspend Dana Whitfield?Signs the account out everywhere and blocks sign-in until you restore it.CancelSuspend Dana Whitfield',
  );
  await pressInDialog('Cancel');
  expect(sent()).toEqual([]);

  answer('POST /api/users/6/suspend', refused({ reason: ['Say more.'] }));
  await press('Suspend Dana Whitfield');
  await pressInDialog('Suspend Dana Whitfield');
  await page.findByText('Say more.');
  answer('POST /api/users/6/suspend', suspended);
  await press('Suspend Dana Whitfield');
  await pressInDialog('Suspend Dana Whitfield');
  await page.findByText('Dana Whitfield is suspended');
  expect(sent().at(-1)).toEqual({ call: 'POST /api/users/6/suspend', body: { reason: 'Fraud' } });
  await page.findByText('Suspended', { selector: '[class*=title], strong, p' });
});

it('changes the role of an admin, and says what it allows', async () => {
  const { person, press, sent } = open(admin, { 'PATCH /api/users/6': { ...admin, role: 'catalogue' } });
  const role = await page.findByRole('combobox', { name: 'Role' });
  const texts: (string | null)[] = [];
  for (const name of ['Admin', 'Finance', 'Support', 'Catalog']) {
    await person.selectOptions(role, name);
    texts.push(page.getByRole('form', { name: 'Role' }).textContent);
  }
  expect(texts).toEqual([
    'RoleEverything, including other admins’ roles.AdminFinanceCatalogSupportChange the role of Dana Whitfield',
    'RoleEverything about money: refunds, bills, disputes, payouts, batches, policies.AdminFinanceCatalogSupportChange the role of Dana Whitfield',
    'RoleHelp with accounts, listing access, emails and which reviews are shown.AdminFinanceCatalogSupportChange the role of Dana Whitfield',
    'RoleMachines, machine types, documents and which reviews are shown.AdminFinanceCatalogSupportChange the role of Dana Whitfield',
  ]);
  await press('Change the role of Dana Whitfield');
  await page.findByText('Role of Dana Whitfield changed');
  expect(sent()).toEqual([{ call: 'PATCH /api/users/6', body: { role: 'catalogue' } }]);
});

it('asks before it makes an admin, of the role that was chosen', async () => {
  const { person, press, pressInDialog, sent } = open(renter, { 'POST /api/users/6/grant_admin': admin });
  const role = await page.findByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  expect(role.value).toBe('support');
  await person.selectOptions(role, 'Finance');
  await press('Make Dana Whitfield an admin');
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await press('Make Dana Whitfield an admin');
  expect(dialog().getByText(/^Everything about money/)).toBeTruthy();
  await pressInDialog('Make Dana Whitfield an admin');
  await page.findByText('Dana Whitfield is an admin');
  expect(sent()).toEqual([{ call: 'POST /api/users/6/grant_admin', body: { role: 'finance' } }]);
});

it('reads who one is again after changing the own role', async () => {
  const ada = userRecord({ id: 1, name: 'Ada Admin', admin: true, role: 'admin' });
  const { person, press, asked: queries } = open(ada, { 'PATCH /api/users/1': { ...ada, role: 'finance' } });
  await person.selectOptions(await page.findByRole('combobox', { name: 'Role' }), 'Finance');
  expect(queries('GET /api/user')).toHaveLength(1);
  await press('Change the role of Ada Admin');
  await waitFor(() => expect(queries('GET /api/user')).toHaveLength(2));
});

it('gives a link to see the site as somebody, for a reason', async () => {
  const { person, press, sent } = open(renter, {
    'POST /api/users/6/impersonate': { url: 'http://localhost/as/6?token=t' },
  });
  await press('See the site as Dana Whitfield');
  await press('Cancel');
  await press('See the site as Dana Whitfield');
  const form = page.getByRole('form', { name: 'See the site as Dana Whitfield' });
  expect(form.textContent).toBe('ReasonDana Whitfield will read it.See the site as Dana WhitfieldCancel');
  await person.type(page.getByLabelText('Reason'), 'Cannot');
  await press('Cancel');
  await press('See the site as Dana Whitfield');
  await person.type(page.getByLabelText('Reason'), ' pay');
  await press('See the site as Dana Whitfield');
  const link = await page.findByRole('link', {
    name: 'Open the site as Dana Whitfield. The link works once, for a minute',
  });
  expect(link.getAttribute('href')).toBe('http://localhost/as/6?token=t');
  expect(sent()).toEqual([{ call: 'POST /api/users/6/impersonate', body: { reason: 'Cannot pay' } }]);
  expect(page.queryByRole('form', { name: 'See the site as Dana Whitfield' })).toBeNull();
  link.addEventListener('click', (event) => event.preventDefault());
  await person.click(link);
  await page.findByRole('button', { name: 'See the site as Dana Whitfield' });
});

it('says before what becomes of an owner’s machines and rentals', async () => {
  const totals = ({ query }: { query: Record<string, string> }) => ({
    ...listOf([]),
    total: { pending: 2, approved: 1, active: 1 }[query.status ?? ''] ?? 0,
  });
  const { press, pressInDialog, person } = open(userRecord({ owner: true }), {
    'GET /api/admin/machines': { ...listOf([]), total: 19 },
    'GET /api/rental_requests': totals,
    'POST /api/users/6/suspend': suspended,
  });
  await press('Suspend Dana Whitfield');
  const words =
    '19 machines are hidden from the site. 2 requests can’t be answered. 1 approved rental stays as it is. 1 running rental continues. We’ll tell the renters, and these rentals wait in your queue.';
  await page.findByText(words);
  await person.type(page.getByLabelText('Reason'), 'Fraud');
  await press('Suspend Dana Whitfield');
  expect((await page.findByRole('alertdialog')).textContent).toContain(words);
  await pressInDialog('Cancel');
});
