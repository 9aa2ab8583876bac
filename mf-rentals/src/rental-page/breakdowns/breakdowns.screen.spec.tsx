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
import { dialog, dialogsGone, openRental, part, refusalOf } from '../../../test/open-rental';

const user = people.olive;
const path = 'POST /api/rental_requests/2/breakdowns';
const photos = [{ media_id: 8, url: '/api/media/8/file', width: 800, height: 600 }];

it('reports a breakdown', async () => {
  const late = lateAnswer();
  const { person, press, pressInDialog, sent, answer } = openRental(activeRental(), {
    answers: { [path]: refused({ details: ['Say more.'] }) },
  });

  await press('Report a breakdown');
  expect(await dialog()).toBe(
    'Report a breakdown | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | The owner repairs it or offers another machine. Each whole day that it is down comes back to your card. | (Report a breakdown) | What does not workSince when, and what it did before. ‹› | [Add photos] | [Report the breakdown]',
  );
  await pressInDialog('Close');
  await dialogsGone();
  expect(sent()).toEqual([]);
  await press('Report a breakdown');
  await person.type(await page.findByRole('textbox', { name: 'What does not work' }), 'It is dead.');
  await pressInDialog('Report the breakdown');
  expect(await refusalOf('What does not work')).toBe('Since when, and what it did before. Say more.');
  answer(path, late.answer);
  const button = page.getByRole('button', { name: 'Report the breakdown' });
  await person.click(button);
  await person.click(button);
  late.give(breakdownRecord());

  await page.findByText('The owner is told');
  await dialogsGone();
  expect(sent()).toEqual([
    { call: path, body: { details: 'It is dead.', photo_ids: [] } },
    { call: path, body: { details: 'It is dead.', photo_ids: [] } },
  ]);
});

it('shows a renter that the machine is down', async () => {
  openRental(activeRental({ breakdowns: [breakdownRecord({ days_down: 2, photos })] }));

  expect(await part('Status')).toBe(
    '(Status) | Rental is running | Olive Owner answers the breakdown | By a repair or another machine. Each whole day that it is down is credited. | (Down since Wed 18 Nov, 4:00 AM) | Down since Wed 18 Nov, 4:00 AM | It turns over and does not start. | (Photos of the breakdown) | [Enlarge: Photos of the breakdown, 1 of 1] | 2 whole days so far. Each is credited when the rental closes. | [Change the rental] | [Record the hand-over] | [I am done early] | [Change card]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | Breakdown | Wed 18 Nov, 4:00 AM | It turns over and does not start. | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | Rental began | Thu 19 Nov | Due back | Tue 24 Nov | Deposit goes back | Once the return is accepted.',
  );
});

it('has an owner say that it works again', async () => {
  const { person, press, sent } = openRental(activeRental({ breakdowns: [breakdownRecord()] }), {
    user,
    answers: { [`${path}/9/resolve`]: breakdownRecord({ up_at: '2026-11-20T12:00:00.000000Z' }) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Rental is runningYour turn | Answer the breakdown | Ray Renter cannot work with the machine. Say when it works again, or offer another one. Each whole day that it is down is credited. | (Down since Wed 18 Nov, 4:00 AM) | Down since Wed 18 Nov, 4:00 AM | It turns over and does not start. | 1 whole day so far. Each is credited when the rental closes. | (Answer the breakdown) | What was done (optional)The renter reads it. ‹› | [It works again] | [Offer another machine] | [Change the rental] | [Record the hand-over] | [Record the return]',
  );
  await person.type(page.getByRole('textbox', { name: /^What was done/ }), 'A new starter.');
  await press('It works again');

  await page.findByText('The renter is told');
  expect(sent()).toEqual([{ call: `${path}/9/resolve`, body: { details: 'A new starter.' } }]);
});

it('keeps the words of a refused answer', async () => {
  const { person, press } = openRental(activeRental({ breakdowns: [breakdownRecord()] }), {
    user,
    answers: { [`${path}/9/resolve`]: refused({ details: ['Say more.'] }) },
  });

  await person.type(await page.findByRole('textbox', { name: /^What was done/ }), 'Done.');
  await press('It works again');

  expect(await refusalOf(/^What was done/)).toBe('The renter reads it. Say more.');
  expect(page.getByRole('textbox', { name: /^What was done/ })).toMatchObject({ value: 'Done.' });
});

it('tells when it worked again', async () => {
  const mended = breakdownRecord({ up_at: '2026-11-19T12:00:00.000000Z', resolution: 'A new starter.' });
  openRental(activeRental({ breakdowns: [mended] }), { user });

  expect(await part('Status')).toBe(
    '(Status) | Rental is runningNothing to do right now | Due back Tue 24 Nov | Record the return once it is there. | [Record the return] | [Change the rental] | [Record the hand-over]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | Breakdown | Wed 18 Nov, 4:00 AM | It turns over and does not start. | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | Rental began | Thu 19 Nov | It works again | Thu 19 Nov, 6:00 AM | A new starter. | Due back | Tue 24 Nov | Deposit goes back | Once the return is accepted.',
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
    '(Status) | ReturnedYour turn | Look at the return | Accept it, or say what is wrong, until Sat 21 Nov, 2:00 PM. Without an answer it counts as accepted. | Your bank asks for $1,120 back | Yard answers with the record of this rental until Sat 28 Nov, 6:00 AM. If it is a mistake, tell your bank. | (Return) | Return | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | [Accept the return] | [Contest it]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 5 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | PaidDisputedWed 18 Nov, 5:00 AM | Your bank asks for $1,120 back. Yard answers with the record of this rental until Sat 28 Nov, 6:00 AM. If it is a mistake, tell your bank. | Receipt (PDF) (opens in a new tab) → http://localhost/api/rental_requests/2/receipt.pdf | Receipt (CSV) → http://localhost/api/rental_requests/2/receipt.csv',
  );
});

it('tells an owner that the bank decides', async () => {
  openRental(disputed('under_review'), { user });

  expect(await part('Status')).toBe(
    '(Status) | Returned | Ray Renter looks at the return | Without an answer until Sat 21 Nov, 2:00 PM it is accepted. | Ray Renter’s bank decides about $1,120 | Yard has answered. It takes some weeks. | (Return) | Return | [Change the return] | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | [Make a bill]',
  );
  expect(await part('Timeline')).toBe(
    '(Timeline) | Timeline | Ray Renter asked | Tue 17 Nov, 4:00 AM | Approved | Wed 18 Nov, 4:00 AM | Rental began | Sun 15 Nov | The deposit of $224 is paid | Wed 18 Nov, 5:00 AM | The rental amount of $1,120 is paid | Wed 18 Nov, 5:00 AM | The bank asks for $1,120 back | Thu 19 Nov, 6:00 AM | Returned | Thu 19 Nov, 12:00 PM | Return accepted | Sat 21 Nov, 2:00 PM | At once when Ray Renter accepts it, or then by silence. | Deposit goes back, less what is kept for damage | Once the return is accepted.',
  );
});

it('tells an owner that the bank gave the money back', async () => {
  openRental(disputed('won', { dispute_closed_at: '2026-11-20T11:00:00.000000Z' }), { user });

  expect(await part('Status')).toBe(
    '(Status) | Returned | Ray Renter looks at the return | Without an answer until Sat 21 Nov, 2:00 PM it is accepted. | (Return) | Return | [Change the return] | Back on | Thu 19 Nov, 12:00 PM | Condition | Damaged | Hour meter | 5,500 h | Fuel | 20% | Damage claimed | $180.00 | One cable is cut. | [Make a bill]',
  );
  expect(await part('Money')).toBe(
    '(Money) | Money | 5 days at the cheapest mix of rates | 1 week | $1,120.00 | Total | $1,120.00 | DepositNot part of the total. It comes back after the return. | $224.00 | Payments | Deposit$224.00 | PaidWed 18 Nov, 5:00 AM | Rental and delivery$1,120.00 | PaidDispute wonWed 18 Nov, 5:00 AM | Ray Renter’s bank gave $1,120 back. The dispute is won: the payment stands.',
  );
});
