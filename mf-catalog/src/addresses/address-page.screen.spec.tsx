import {
  addressRecord,
  lateAnswer,
  listOf,
  openPart,
  openScreen,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';
import AddressesPanel from './addresses-panel';

const ADDRESSES = 'GET /api/addresses';
const story = addressRecord({ id: 7, line1: '812 Story Lane', line2: 'Gate 2', confirmed: false });
const open = (addresses: object, path = '/addresses') =>
  openScreen({ manifest: remote.public, entry }, path, {
    user: people.ray,
    answers: { [ADDRESSES]: addresses },
  });
const main = () => read(page.getByRole('main', { hidden: true }));
const field = (name: RegExp) => page.getByLabelText(name);

it('shows each address with its state and what can be done', async () => {
  const { asked, channels } = open(
    listOf([story, addressRecord({ own: true }), addressRecord({ id: 9, line1: 'Nowhere 1', geotag: null })]),
  );

  await page.findByText('812 Story Lane, Gate 2');
  await waitFor(() =>
    expect(main()).toBe(
      '← Account → /account | Addresses | [Add address] | Where your machines are, and where machines are delivered to you. | 812 Story Lane, Gate 2 | Muskogee, OK 74401 | [Confirm 812 Story Lane, Gate 2] | [My address: 812 Story Lane, Gate 2] | [Change 812 Story Lane, Gate 2] | [Delete 812 Story Lane, Gate 2] | 1011 Honor Heights Drive | Muskogee, OK 74401 | Your address on agreementsConfirmed | [Change 1011 Honor Heights Drive] | [Delete 1011 Honor Heights Drive] | Nowhere 1 | Muskogee, OK 74401 | We don’t know this ZIP code, so distances are missingConfirmed | [My address: Nowhere 1] | [Change Nowhere 1] | [Delete Nowhere 1]',
    ),
  );
  expect(asked(ADDRESSES)).toEqual([{ page: '1', per_page: '20' }]);
  expect(channels()).toEqual(['addresses']);
});

it('adds the first address', async () => {
  const { person, press, sent, answer } = open(listOf([]));
  answer('POST /api/addresses', refused({ postal_code: ['No such ZIP code.'] }));

  await press('Add your first address');
  await waitFor(() =>
    expect(main()).toBe(
      '← Account → /account | Addresses | [Add address] | Where your machines are, and where machines are delivered to you. | No addresses yet | Machines can be delivered to any address you save here. | [Add your first address]',
    ),
  );
  await page.findByRole('dialog', { name: 'New address' });
  await press('Add address');
  await page.findByText('“Street and number” is required.');
  expect(sent()).toEqual([]);
  await person.type(field(/Street/), '1 Main Street');
  await person.type(field(/Unit/), 'Gate 2');
  await person.type(field(/City/), 'Austin');
  await person.selectOptions(field(/State/), 'TX');
  await person.type(field(/ZIP/), '78701');
  await press('Add address');
  await page.findByText('No such ZIP code.');
  expect(field(/City/)).toHaveProperty('value', 'Austin');

  answer('POST /api/addresses', story);
  answer(ADDRESSES, listOf([story]));
  await press('Add address');
  await page.findByText('Address saved.');
  await page.findByText('812 Story Lane, Gate 2');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({
    call: 'POST /api/addresses',
    body: { city: 'Austin', line1: '1 Main Street', line2: 'Gate 2', postal_code: '78701', state: 'TX' },
  });
});

it('changes an address, once', async () => {
  const { person, press, sent, answer } = open(listOf([story]));
  const saving = lateAnswer();
  answer('PATCH /api/addresses/7', saving.answer);

  await press('Change 812 Story Lane, Gate 2');
  await page.findByRole('dialog', { name: 'Change address' });
  expect(field(/Unit/)).toHaveProperty('value', 'Gate 2');
  expect(field(/State/)).toHaveProperty('value', 'OK');
  await person.clear(field(/Unit/));
  await press('Save address');
  await press(/Save address/);
  answer(ADDRESSES, listOf([{ ...story, line2: null }]));
  saving.give({ ...story, line2: null });

  await page.findByText('Address saved.');
  expect(sent()).toEqual([
    {
      call: 'PATCH /api/addresses/7',
      body: { city: 'Muskogee', line1: '812 Story Lane', line2: '', postal_code: '74401', state: 'OK' },
    },
  ]);
});

it('makes an address one’s own, and says why that is refused', async () => {
  const { press, sent, answer } = open(listOf([story]));
  answer('PATCH /api/addresses/7', refused({ own: ['Confirm it first.'] }));

  await press('My address: 812 Story Lane, Gate 2');
  await page.findByText('Confirm it first.');
  await press('Close');

  answer(ADDRESSES, listOf([{ ...story, own: true }]));
  answer('PATCH /api/addresses/7', { ...story, own: true });
  await press('My address: 812 Story Lane, Gate 2');
  await page.findByText('Your address on agreements');
  expect(sent().at(-1)).toEqual({ call: 'PATCH /api/addresses/7', body: { own: true } });
});

it('says what goes with an address before it is deleted', async () => {
  const { press, pressInDialog, answer } = open(listOf([story]));
  answer('DELETE /api/addresses/7', { status: 409, body: { message: 'A machine stands there.' } });

  await press('Delete 812 Story Lane, Gate 2');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete this address? | 812 Story Lane, Gate 2, Muskogee, OK 74401 Past rentals keep it. | [Cancel] | [Delete address]',
  );
  await pressInDialog('Delete address');
  await page.findByText('A machine stands there.');
  await press('Close');

  answer('DELETE /api/addresses/7', { status: 204 });
  answer(ADDRESSES, listOf([]));
  await press('Delete 812 Story Lane, Gate 2');
  await pressInDialog('Delete address');
  await page.findByText('Address deleted.');
});

it('turns pages', async () => {
  const { press, address, asked } = open(
    { ...listOf([story]), total: 45, last_page: 3, current_page: 2 },
    '/addresses?page=2',
  );
  await page.findByText('Page 2 of 3 · 45 addresses');

  await press('Next');
  await waitFor(() => expect(address()).toBe('/addresses?page=3'));
  expect(asked(ADDRESSES)[0]).toEqual({ page: '2', per_page: '20' });
});

it('can ask again for addresses that could not be loaded', async () => {
  const { press, answer } = open({ status: 500, body: { message: 'Oh' } });
  await page.findByText('We couldn’t load your addresses');

  answer(ADDRESSES, listOf([story]));
  await press('Try again');
  await page.findByText('812 Story Lane, Gate 2');
});

it.each([
  [0, 'None yet, for deliveries and for your machines.'],
  [1, '1 address, for deliveries and for your machines.'],
  [2, '2 addresses, for deliveries and for your machines.'],
])('says on the account page that there are %i', async (total, words) => {
  const { asked } = openPart(<AddressesPanel />, { answers: { [ADDRESSES]: { ...listOf([]), total } } });

  await page.findByText(words);
  await waitFor(() => expect(main()).toBe(`(Addresses) | Addresses | Manage → /addresses | ${words}`));
  expect(asked(ADDRESSES)).toEqual([{ per_page: '1' }]);
});
