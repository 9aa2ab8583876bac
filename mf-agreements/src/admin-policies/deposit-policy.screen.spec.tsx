import { listOf, openScreen, page, people, read, refused, waitFor, within } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';

const STAMPS = {
  created_at: '2026-11-18T00:00:00.000000Z',
  updated_at: '2026-11-18T00:00:00.000000Z',
  deleted_at: null,
};
const deposit = {
  id: 3,
  ...STAMPS,
  version: 3,
  name: 'Standard deposit',
  kind: 'percent',
  amount: null,
  percent: 20,
  minimum_amount: 100,
  maximum_amount: 5000,
  body: '<p>One fifth.</p>',
};
const fixed = {
  ...deposit,
  id: 2,
  version: 2,
  name: 'Flat',
  kind: 'fixed',
  amount: 400,
  percent: null,
  minimum_amount: null,
  maximum_amount: null,
  body: null,
};
const open = (answers: object = {}, user: object = people.ada) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, '/deposit_policy', {
    user,
    answers: {
      'GET /api/deposit_policy': deposit,
      'GET /api/deposit_policy/versions': listOf([deposit, fixed]),
      'GET /api/audit_events': listOf([{ record_id: 3, user_id: 1, user_name: 'Ada Admin' }]),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));
const HEAD = 'Deposit policy | The deposit we hold until the machine is returned.';
const BENCH =
  '(Sample deposits) | Sample deposits | Rent$ ‹1500› | Deposit $300.00 | Rent $100 | $100.00 the minimum | Rent $400 | $100.00 the minimum | Rent $1,000 | $200.00 | Rent $2,500 | $500.00 | Rent $10,000 | $2,000.00 | Rent $50,000 | $5,000.00 the maximum';
const VERSIONS =
  '(Versions) | Versions | (All versions) | (All versions) | Version | Name | Terms | By | In force since | 3 | Standard deposit | 20% of the rent, at least $100, at most $5,000 | Ada Admin → #/users/1 | Nov 17, 2026 | 2 | Flat | $400 for each rental | – | Nov 17, 2026';
const EDITOR =
  '(Formatting) | (History) | [Undo, disabled] | [Redo, disabled] | (Headings) | [Heading 1] | [Heading 2] | [Heading 3] | (Letters) | [Bold] | [Italic] | [Underline] | [Strike through] | (Blocks) | [Bulleted list] | [Numbered list] | [Quotation] | (Put in) | [Link] | [Picture] | [Table] | (Explanation)';

it('shows the policy in force, what it asks for, and all versions', async () => {
  const { channels, person } = open();
  await page.findByText('Flat');

  await waitFor(() =>
    expect(main()).toBe(
      `${HEAD} | (In force) | In force | [Change] | Standard deposit, version 3, since Nov 17, 2026 | The deposit is 20% of the rent, at least $100, at most $5,000. | One fifth. | ${BENCH} | ${VERSIONS}`,
    ),
  );
  expect(channels()).toEqual(['deposit_policy']);
  await person.click(page.getByText('Flat'));
  expect(read(await page.findByRole('dialog', { name: 'Version 2' }))).toBe(
    '(Version 2) | Version 2: Flat | [Close panel] | (Version 2, content) | The deposit is $400 for each rental.',
  );
});

it('puts another one in force once that is confirmed, with the version that was seen', async () => {
  const { person, press, pressInDialog, sent, answer } = open();
  await press('Change');
  const form = await page.findByRole('form', { name: 'Deposit policy' });
  await within(form).findByRole('textbox', { name: /^Explanation/ });
  await waitFor(() =>
    expect(main()).toBe(
      `${HEAD} | (Version 4) | Version 4 | (Deposit policy) | Name ‹Standard deposit› | The deposit is | [x] A share of the rentBetween two limits, if you like | [ ] The same for every rental | Share of the rent ‹20› % | At least (optional)$ ‹100› | At most (optional)$ ‹5000› | Explanation (optional)Shown to renters below the terms. | ${EDITOR} | One fifth. | Alt and F10 lead to the formatting tools. | [Put in force] | [Cancel] | ${BENCH} | ${VERSIONS}`,
    ),
  );
  const share = within(form).getByRole('textbox', { name: /^Share of the rent/ });
  await person.clear(share);
  await person.type(share, '25');
  await person.tab();
  await press('Put in force');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Put this deposit policy in force? | The explanation says “One fifth”, which the terms don’t. Now: 20% of the rent, at least $100, at most $5,000. Then: 25% of the rent, at least $100, at most $5,000. Applies to new requests immediately. Existing requests keep their version. | [Cancel] | [Put in force]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  expect(share).toHaveProperty('value', '25');

  answer('PUT /api/deposit_policy', { ...deposit, id: 4, version: 4, percent: 25 });
  await press('Put in force');
  await pressInDialog('Put in force');
  await page.findByText('Version 4 is in force');
  expect(sent()).toEqual([
    {
      call: 'PUT /api/deposit_policy',
      body: {
        name: 'Standard deposit',
        kind: 'percent',
        amount: null,
        percent: 25,
        minimum_amount: 100,
        maximum_amount: 5000,
        body: '<p>One fifth.</p>',
        updated_at: '2026-11-18T00:00:00.000000Z',
      },
    },
  ]);
});

it('has one amount where it is the same for every rental, and keeps what was refused', async () => {
  const { person, press, pressInDialog, sent, answer } = open();
  await press('Change');
  await person.click(await page.findByRole('radio', { name: /^The same for every rental/ }));
  await person.type(await page.findByRole('textbox', { name: /^Amount/ }), '400');
  await person.tab();
  answer('PUT /api/deposit_policy', refused({ amount: ['Too much.'] }));
  await press('Put in force');
  await pressInDialog('Put in force');

  await page.findByText('Too much.');
  await waitFor(() =>
    expect(main()).toContain('[x] The same for every rental | Amount$ ‹400› Too much. | Explanation'),
  );
  await waitFor(() =>
    expect(main()).toContain('Rent$ ‹1500› | Deposit $400.00 | Rent $100 | $400.00 | Rent $400 | $400.00'),
  );
  expect(sent()[0]?.body).toMatchObject({
    kind: 'fixed',
    amount: 400,
    percent: null,
    minimum_amount: null,
    maximum_amount: null,
  });
});

it('leaves the policy as it is where its form is cancelled', async () => {
  const { press, sent } = open();
  await press('Change');
  await page.findByRole('form', { name: 'Deposit policy' });
  await press('Cancel');

  await page.findByRole('button', { name: 'Change' });
  expect(sent()).toEqual([]);
});

it('is changed by admins who may alone', async () => {
  open({}, { ...people.ada, role: 'support' });

  await page.findByText('Flat');
  expect(page.queryByRole('button', { name: 'Change' })).toBeNull();
});

it('can be asked for again', async () => {
  const refusal = { status: 403, body: { message: 'Not now.' } };
  const { person, answer } = open({
    'GET /api/deposit_policy': refusal,
    'GET /api/deposit_policy/versions': refusal,
  });
  await page.findByText('We couldn’t load the policy');
  await page.findByText('We couldn’t load the versions');
  answer('GET /api/deposit_policy', deposit);
  answer('GET /api/deposit_policy/versions', listOf([fixed]));

  for (const button of page.getAllByRole('button', { name: 'Try again' })) await person.click(button);
  await page.findByText('Standard deposit');
  await page.findByText('Flat');
});

it('says before the question that the bounds are none, and that the text names another share', async () => {
  const { person, press, sent } = open();
  await press('Change');
  const form = await page.findByRole('form', { name: 'Deposit policy' });
  await within(form).findByRole('textbox', { name: /^Explanation/ });
  const type = async (name: RegExp, text: string) => {
    const field = within(form).getByRole('textbox', { name });
    await person.clear(field);
    await person.type(field, text);
  };
  await type(/^Share of the rent/, '25');
  await page.findByText('The explanation says “One fifth”, which the terms don’t.');
  await type(/^At least/, '6000');
  await press('Put in force');

  await page.findByText('The maximum amount must not be below the minimum amount.');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  await type(/^At least/, '12,50');
  expect(main()).toContain('Deposit – | Enter the terms to see sample deposits.');
  expect(sent()).toEqual([]);
});
