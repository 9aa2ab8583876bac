import { listOf, openScreen, page, people, read, waitFor, within } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';

const STAMPS = {
  created_at: '2026-11-18T00:00:00.000000Z',
  updated_at: '2026-11-18T00:00:00.000000Z',
  deleted_at: null,
};
const cancellation = {
  id: 5,
  ...STAMPS,
  version: 5,
  name: 'Standard cancellation',
  window_hours: 24,
  tiers: [
    { hours_before_start: 168, rental_percent: 100, delivery_percent: 100, deposit_percent: 100 },
    { hours_before_start: 48, rental_percent: 50, delivery_percent: 0, deposit_percent: 100 },
  ],
  body: '<p>Half of it late.</p>',
};
const open = (answers: object = {}) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, '/cancellation_policy', {
    user: people.ada,
    answers: {
      'GET /api/cancellation_policy': cancellation,
      'GET /api/cancellation_policy/versions': listOf([cancellation]),
      'GET /api/audit_events': listOf([]),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));
const HEAD =
  'Cancellation policy | What we refund when a renter cancels. If the owner or an admin cancels, we refund everything.';

it('shows the policy in force, and what comes back by it', async () => {
  open();
  await page.findByText('deposit refunded', { exact: false });

  await waitFor(() =>
    expect(main()).toBe(
      `${HEAD} | (In force) | In force | [Change] | Standard cancellation, version 5, since Nov 17, 2026 | (What comes back when the renter cancels) | (What comes back when the renter cancels) | Canceled | Rent | Delivery | Deposit | 7 days or more before the start | 100% | 100% | 100% | Less than 7 days, but at least 2 days before | 50% | 0% | 100% | Less than 2 days before the start | 0% | 0% | 0% | A request without a successful deposit is canceled 24 hours before its start. | Half of it late. | (What would be refunded) | What would be refunded | Rent paid$ ‹1000› | Delivery paid$ ‹150› | Deposit paid$ ‹500› | Who cancels | (Who cancels) | [x] Renter | [ ] Owner | [ ] Admin | When, given as | (When, given as) | [x] Hours | [ ] Dates | Hours before the startNegative: after the start. ‹72› hours | (Refund over time when the renter cancels) | 7 days or more before the start $1,650.00 | Less than 7 days, but at least 2 days before This case$1,000.00 | Less than 2 days before the start $0.00 | Rent and delivery Deposit | 50% of the rent, 0% of the delivery and 100% of the deposit are refunded. | Rent and delivery refundedof $1,150.00 | $500.00 | Deposit refundedof $500.00 | $500.00 | Refund to the renter | $1,000.00 | Not refunded | $650.00 | (Versions) | Versions | (All versions) | (All versions) | Version | Name | Terms | By | In force since | 5 | Standard cancellation | Rent / delivery / deposit refunded 100% / 100% / 100% from 7 days, 50% / 0% / 100% from 2 days; window 24 hours | – | Nov 17, 2026`,
    ),
  );
});

it('tells what comes back where the owner cancels, or a day is given', async () => {
  const { person } = open();
  await page.findByText('deposit refunded', { exact: false });
  await person.click(page.getByRole('radio', { name: 'Owner' }));
  await waitFor(() => expect(main()).toContain('Refund to the renter | $1,650.00 | Not refunded | $0.00'));

  await person.click(page.getByRole('radio', { name: 'Dates' }));
  await waitFor(() => expect(main()).toContain('Times are local to the machine.'));
});

it('adds steps, says what they lack, and sends all of them', async () => {
  const { person, press, pressInDialog, sent, answer } = open();
  await press('Change');
  await page.findByRole('form', { name: 'Cancellation policy' });
  await press('Add a step');
  const step = page.getByRole('listitem', { name: 'Step 3' });
  await waitFor(() =>
    expect(read(step)).toBe(
      '(Step 3) | Hours before ‹› | Rent ‹› % | Delivery ‹› % | Deposit ‹› % | [Remove step 3]',
    ),
  );
  await press('Put in force');
  await page.findByText('The hours field is required.');
  for (const field of ['rent', 'delivery', 'deposit'])
    expect(within(step).getByText(`The ${field} field is required.`)).toBeTruthy();
  expect(sent()).toEqual([]);

  for (const field of within(step).getAllByRole('textbox')) await person.type(field, '7');
  await person.tab();
  answer('PUT /api/cancellation_policy', { ...cancellation, id: 6, version: 6 });
  await press('Put in force');
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'Put this cancellation policy in force?Who cancels 48 hours before the start gets 0% of the delivery back, and who cancels 7 hours before it 7%. Now: Rent / delivery / deposit refunded 100% / 100% / 100% from 7 days, 50% / 0% / 100% from 2 days; window 24 hours. Then: Rent / delivery / deposit refunded 100% / 100% / 100% from 7 days, 50% / 0% / 100% from 2 days, 7% / 7% / 7% from 7 hours; window 24 hours. Applies to new requests immediately. Existing requests keep their version.CancelPut in force',
  );
  await pressInDialog('Put in force');
  await page.findByText('Version 6 is in force');
  expect(sent()).toEqual([
    {
      call: 'PUT /api/cancellation_policy',
      body: {
        name: 'Standard cancellation',
        window_hours: 24,
        body: '<p>Half of it late.</p>',
        tiers: [
          ...cancellation.tiers,
          { hours_before_start: 7, rental_percent: 7, delivery_percent: 7, deposit_percent: 7 },
        ],
        updated_at: '2026-11-18T00:00:00.000000Z',
      },
    },
  ]);
});

it('takes a step away', async () => {
  const { press, pressInDialog, sent, answer } = open();
  await press('Change');
  await page.findByRole('form', { name: 'Cancellation policy' });
  await press('Remove step 1');
  expect(page.queryByRole('button', { name: /^Remove step/ })).toBeNull();

  answer('PUT /api/cancellation_policy', { ...cancellation, id: 6, version: 6 });
  await press('Put in force');
  await pressInDialog('Put in force');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ tiers: [cancellation.tiers[1]] });
});
