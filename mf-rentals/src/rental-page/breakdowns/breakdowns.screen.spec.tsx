import {
  activeRental,
  breakdownRecord,
  depositPaid,
  lateAnswer,
  page,
  paymentRecord,
  people,
  refused,
  returnedRental,
} from '@yard/testing/screen';
import { choose, dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const path = 'POST /api/rental_requests/2/breakdowns';
const photos = [{ media_id: 8, url: '/api/media/8/file', width: 800, height: 600 }];

it('reports a breakdown', async () => {
  const late = lateAnswer();
  const { person, pressInDialog, sent, answer } = openRental(activeRental(), {
    answers: { [path]: refused({ details: ['Say more.'] }) },
  });

  await choose('Report a breakdown');
  expect(await dialog()).toBe(
    'Report a breakdown | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | Olive will repair it or offer another machine. You get a credit for each full day it’s down. | (Report a breakdown) | What doesn’t workSince when, and what it did before. ‹› | [Add photos] | [Report breakdown]',
  );
  await pressInDialog('Close');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await choose('Report a breakdown');
  await person.type(await page.findByRole('textbox', { name: 'What doesn’t work' }), 'It is dead.');
  await pressInDialog('Report breakdown');
  expect(await refusalOf('What doesn’t work')).toBe('Since when, and what it did before. Say more.');
  answer(path, late.answer);
  const button = page.getByRole('button', { name: 'Report breakdown' });
  await person.click(button);
  await person.click(button);
  late.give(breakdownRecord());

  await page.findByText('Olive was notified');
  await dialogsGone();
  expect(sent()).toEqual([
    { call: path, body: { details: 'It is dead.', photo_ids: [] } },
    { call: path, body: { details: 'It is dead.', photo_ids: [] } },
  ]);
});

it('shows a renter that the machine is down', async () => {
  openRental(activeRental({ breakdowns: [breakdownRecord({ days_down: 2, photos })] }));

  expect(await part('Status')).toBe(
    '(Status) | Rental is running | Waiting for Olive to answer the breakdown | Olive will repair it or offer another machine. Each full day it’s down is credited. | [More actions] | (Down since Wed, Nov 18, 4:00 AM) | Down since Wed, Nov 18, 4:00 AM | It turns over and does not start. | (Photos of the breakdown) | [Enlarge: Photos of the breakdown, 1 of 1] | 2 full days so far. The credit is paid when the rental closes.',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | You sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Breakdown | Wed, Nov 18, 4:00 AM | It turns over and does not start. | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | Rental started | Thu, Nov 19 | Due back | Tue, Nov 24 | Deposit refunded | After the return is accepted.',
  );
});

it('has an owner say that it works again', async () => {
  const { person, press, sent } = openRental(activeRental({ breakdowns: [breakdownRecord()] }), {
    user,
    answers: { [`${path}/9/resolve`]: breakdownRecord({ up_at: '2026-11-20T12:00:00.000000Z' }) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Rental is runningYour turn | Answer the breakdown | Ray can’t use the machine. Repair it or offer another one. Ray gets a credit for each full day it’s down. | [More actions] | (Down since Wed, Nov 18, 4:00 AM) | Down since Wed, Nov 18, 4:00 AM | It turns over and does not start. | 1 full day so far. The credit is paid when the rental closes. | (Answer the breakdown) | What was done (optional)Ray will see this. ‹› | [It works again] | [Offer another machine]',
  );
  await person.type(page.getByRole('textbox', { name: /^What was done/ }), 'A new starter.');
  await press('It works again');

  await page.findByText('Ray was notified');
  expect(sent()).toEqual([{ call: `${path}/9/resolve`, body: { details: 'A new starter.' } }]);
});

it('keeps the words of a refused answer', async () => {
  const { person, press } = openRental(activeRental({ breakdowns: [breakdownRecord()] }), {
    user,
    answers: { [`${path}/9/resolve`]: refused({ details: ['Say more.'] }) },
  });

  await person.type(await page.findByRole('textbox', { name: /^What was done/ }), 'Done.');
  await press('It works again');

  expect(await refusalOf(/^What was done/)).toBe('Ray will see this. Say more.');
  expect(page.getByRole('textbox', { name: /^What was done/ })).toMatchObject({ value: 'Done.' });
});

it('tells when it worked again', async () => {
  const mended = breakdownRecord({ up_at: '2026-11-19T12:00:00.000000Z', resolution: 'A new starter.' });
  openRental(activeRental({ breakdowns: [mended] }), { user });

  expect(await part('Status')).toBe(
    '(Status) | Rental is runningNothing to do right now | Due back Tue, Nov 24 | Record the return when it’s back. | [Record return] | [More actions]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Breakdown | Wed, Nov 18, 4:00 AM | It turns over and does not start. | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | Rental started | Thu, Nov 19 | Working again | Thu, Nov 19, 6:00 AM | A new starter. | Due back | Tue, Nov 24 | Deposit refunded | After the return is accepted.',
  );
});

const disputed = (status: string, fields: object = {}) =>
  returnedRental({
    payments: [
      depositPaid,
      paymentRecord({
        amount: 1120,
        dispute: { status, amount: 1120, due_by: '2026-11-28T12:00:00.000000Z' },
        disputed_at: '2026-11-19T12:00:00.000000Z',
        ...fields,
      }),
    ],
  });

it('tells a renter what their bank asks', async () => {
  openRental(disputed('needs_response'));

  expect(await part('Status')).toBe(
    '(Status) | ReturnedYour turn | Review the return | Accept it or tell us what’s wrong by Sat, Nov 21, 2:00 PM. If you don’t answer, it counts as accepted. | [Accept return] | [Contest return] | Your bank asks for $1,120 back | Yard will answer with the record of this rental by Sat, Nov 28, 6:00 AM. If it’s a mistake, call your bank. | (Return) | Return | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 5 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | PaidDisputedWed, Nov 18, 5:00 AM | Your bank asks for $1,120 back. Yard will answer with the record of this rental by Sat, Nov 28, 6:00 AM. If it’s a mistake, call your bank. | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
});

it('tells an owner that the bank decides', async () => {
  openRental(disputed('under_review'), { user });

  expect(await part('Status')).toBe(
    '(Status) | Returned | Waiting for Ray to review the return | If there’s no answer by Sat, Nov 21, 2:00 PM, it counts as accepted. | [Make a bill] | Ray Renter’s bank is deciding about $1,120 | Yard has answered. It can take a few weeks. | (Return) | Return | [Edit return] | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter sent the request | Tue, Nov 17, 4:00 AM | Approved | Wed, Nov 18, 4:00 AM | Rental started | Sun, Nov 15 | The deposit of $224 was paid | Wed, Nov 18, 5:00 AM | The rental amount of $1,120 was paid | Wed, Nov 18, 5:00 AM | The bank asks for $1,120 back | Thu, Nov 19, 6:00 AM | Returned | Thu, Nov 19, 12:00 PM | Return accepted | Sat, Nov 21, 2:00 PM | When Ray Renter accepts it, or then if there’s no answer. | Deposit refunded, minus damage | After the return is accepted.',
  );
});

it('tells an owner that the bank gave the money back', async () => {
  openRental(disputed('won', { dispute_closed_at: '2026-11-20T11:00:00.000000Z' }), { user });

  expect(await part('Status')).toBe(
    '(Status) | Returned | Waiting for Ray to review the return | If there’s no answer by Sat, Nov 21, 2:00 PM, it counts as accepted. | [Make a bill] | (Return) | Return | [Edit return] | Back on | Thu, Nov 19, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut.',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 5 days at the best rate | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed, Nov 18, 5:00 AM | Rental$1,120.00 | PaidDispute wonWed, Nov 18, 5:00 AM | Ray Renter’s bank gave $1,120 back. The dispute was won, so the payment counts.',
  );
});
