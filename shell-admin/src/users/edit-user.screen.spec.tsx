import { openPart, page, people, refused, userRecord } from '@yard/testing/screen';
import { UserDetails } from './user-details';

const user = userRecord();
const saved = userRecord({ name: 'Dana Winter', updated_at: '2026-11-20T12:00:01.000000Z' });

function open(answers = {}, me: object = people.ada) {
  return openPart(<UserDetails user={user} />, { site: 'admin', user: me, answers });
}
const form = () => page.getByRole('form', { name: 'Account' });
const retype = async (person: ReturnType<typeof open>['person'], label: string | RegExp, text: string) => {
  await person.clear(page.getByLabelText(label));
  await person.type(page.getByLabelText(label), text);
};

it('has the account as it is in its fields, and sends nothing when cancelled', async () => {
  const { press, sent } = open();
  await press('Edit');
  expect(form().textContent).toBe(
    'NameEmailChanging it needs your password. The new address is unconfirmed, we email the old one, and all devices are signed out.Phone (optional)SaveCancel',
  );
  expect([...form().querySelectorAll('input')].map(({ value, type }) => [type, value])).toEqual([
    ['text', 'Dana Whitfield'],
    ['email', 'dana@example.com'],
    ['tel', '(614) 555-0112'],
  ]);
  expect(page.queryByRole('button', { name: 'Edit' })).toBeNull();
  await press('Cancel');
  expect(sent()).toEqual([]);
  expect(page.queryByRole('form')).toBeNull();
});

it('sends what was corrected, with what was seen, and closes', async () => {
  const { person, press, sent } = open({ 'PATCH /api/users/6': saved });
  await press('Edit');
  await retype(person, 'Name', 'Dana Winter');
  await retype(person, 'Email', 'winter@example.com');
  await retype(person, /Phone/, '(614) 555-0199');
  await press('Save');
  await page.findByRole('button', { name: 'Edit' });
  expect(sent()).toEqual([
    {
      call: 'PATCH /api/users/6',
      body: {
        email: 'winter@example.com',
        name: 'Dana Winter',
        phone: '(614) 555-0199',
        updated_at: '2026-01-11T08:33:31.302000Z',
      },
    },
  ]);
});

it('keeps what was typed beside a refusal', async () => {
  const { person, press } = open({ 'PATCH /api/users/6': refused({ email: ['It is taken.'] }) });
  await press('Edit');
  await retype(person, 'Email', 'owner@example.com');
  await press('Save');
  await page.findAllByText(/It is taken/);
  expect(page.getByLabelText('Email')).toHaveProperty('value', 'owner@example.com');
});

it('tells what somebody else changed meanwhile', async () => {
  const { person, press } = open({
    'PATCH /api/users/6': { status: 409, body: { message: 'Changed.', updated_at: saved.updated_at } },
    'GET /api/users/6': saved,
    'GET /api/audit_events': { data: [] },
  });
  await press('Edit');
  await retype(person, /Phone/, '1');
  await press('Save');
  const dialog = await page.findByRole('dialog', { name: 'Changed by someone else' });
  expect(dialog.textContent).toBe(
    'Changed by someone elseSomeone saved it at Fri, Nov 20, 6:00 AM, after you opened it. Nothing of yours is saved yet.NameTheirsDana WinterYoursDana WhitfieldPhoneTheirs(614) 555-0112Yours1Take over theirsSave mine over itBack to the form',
  );
});

it('leaves the address to who may change rights', async () => {
  const { press } = open({}, { ...people.ada, role: 'support' });
  await press('Edit');
  expect(page.queryByLabelText('Email')).toBeNull();
  expect(page.getByLabelText('Name')).toHaveProperty('value', 'Dana Whitfield');
});
