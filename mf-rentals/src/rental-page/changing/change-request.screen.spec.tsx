import {
  addressRecord,
  lateAnswer,
  page,
  pendingRental,
  quoteRecord,
  refused,
  waitFor,
} from '@yard/testing/screen';
import { answersWith } from '../../../test/changing-scene';
import { choose, dialog, dialogsGone, openRental, seenOf, updateQuote } from '../../../test/open-rental';

const change = 'PATCH /api/rental_requests/2';
const quote = 'POST /api/rental_requests/2/quote';
const answers = answersWith(quote);
const details = () => page.findByRole('textbox', { name: /^Notes for the owner/ });

it('changes what the owner should know, without new agreements', async () => {
  const late = lateAnswer();
  const { person, sent } = openRental(pendingRental(), { answers: { ...answers, [change]: late.answer } });

  await choose('Change dates or details');
  await page.findByRole('radio', { name: /2 Quarry/ });
  await waitFor(() =>
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Change request' }).disabled).toBe(false),
  );
  expect(await dialog()).toBe(
    'Change your request | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | If you change the days or the place, you’ll accept the four agreements again below. | First and last dayBoth days count. | {month, Start Date, }12/{day, Start Date, }14/{year, Start Date, }2026 | – | {month, End Date, }12/{day, End Date, }18/{year, End Date, }2026 | [Calendar] | [Keep it through Dec 20 for the same $1,845] | Pick-up time (optional) ‹› | [Choose a time: Pick-up time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it? | [x] 1011 Honor Heights DriveMuskogee, OK 74401 | [ ] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | How does it get there? | [x] Pick it up yourselfFreeIn Austin, TX | [ ] Lowboy, weekdays$250and $5.50 per mi, up to 150 mi | Notes for the owner (optional)The job, the ground, how to get in. ‹Power for a site office and two tower lights.› | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. It comes back after the return. | $448.00 | [Change request]',
  );
  await person.clear(await details());
  await person.type(await details(), 'Gate code 7.');
  const button = page.getByRole('button', { name: 'Change request' });
  await person.click(button);
  await person.click(button);
  late.give(pendingRental({ details: 'Gate code 7.' }));

  await page.findByText('Request changed');
  await dialogsGone();
  expect(sent()).toEqual([
    {
      call: 'PATCH /api/rental_requests/2',
      body: {
        address_id: 28,
        delivery_enabled: false,
        details: 'Gate code 7.',
        end_date: '2026-12-18',
        end_time: null,
        machine_delivery_option_id: null,
        seen: seenOf(quoteRecord()),
        start_date: '2026-12-14',
        start_time: null,
      },
    },
  ]);
});

it('says what is charged where another place may have the request booked at once', async () => {
  const { answer } = openRental(pendingRental(), { answers });
  answer(quote, updateQuote([['deposit', 448]]));
  const words = 'If your card is accepted, the machine is booked and you pay the deposit of $448 now.';

  await choose('Change dates or details');
  await page.findByText(words);
  await page.findByRole('button', { name: 'Book and pay $448' });
});

it('asks for the agreements again where the place is another', async () => {
  const { person, pressInDialog, sent, answer } = openRental(pendingRental(), {
    answers: { ...answers, [change]: refused({ address_id: ['Too far.'] }) },
  });

  await choose('Change dates or details');
  await person.click(await page.findByRole('radio', { name: /2 Quarry/ }));
  await page.findByText('New days or a new place need your agreement again');
  expect(await dialog()).toBe(
    'Change your request | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | If you change the days or the place, you’ll accept the four agreements again below. | First and last dayBoth days count. | {month, Start Date, }12/{day, Start Date, }14/{year, Start Date, }2026 | – | {month, End Date, }12/{day, End Date, }18/{year, End Date, }2026 | [Calendar] | [Keep it through Dec 20 for the same $1,845] | Pick-up time (optional) ‹› | [Choose a time: Pick-up time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it? | [ ] 1011 Honor Heights DriveMuskogee, OK 74401 | [x] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | How does it get there? | [x] Pick it up yourselfFreeIn Austin, TX | [ ] Lowboy, weekdays$250and $5.50 per mi, up to 150 mi | Notes for the owner (optional)The job, the ground, how to get in. ‹Power for a site office and two tower lights.› | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. It comes back after the return. | $448.00 | New days or a new place need your agreement again | [ ] I agree: Terms and conditions | [ ] I agree: Privacy policy | [ ] I agree: Insurance disclaimer | [ ] I agree: Equipment Rental Agreement | [Read: Equipment Rental Agreement] | [Change request]',
  );
  await pressInDialog('Change request');
  await waitFor(() => expect(page.getAllByRole('checkbox')[0]?.getAttribute('aria-invalid')).toBe('true'));
  expect((await dialog()).split('need your agreement again')[1]).toBe(
    ' | [ ] I agree: Terms and conditions“I agree: Terms and conditions” must be accepted. | [ ] I agree: Privacy policy“I agree: Privacy policy” must be accepted. | [ ] I agree: Insurance disclaimer“I agree: Insurance disclaimer” must be accepted. | [ ] I agree: Equipment Rental Agreement“I agree: Equipment Rental Agreement” must be accepted. | [Read: Equipment Rental Agreement] | [Change request]',
  );
  expect(sent()).toEqual([]);
  for (const box of page.getAllByRole('checkbox')) await person.click(box);
  await pressInDialog('Change request');
  await page.findByText('Too far.');
  answer(change, pendingRental());
  await pressInDialog('Change request');

  await page.findByText('Request changed');
  expect(sent().at(-1)).toEqual({
    call: 'PATCH /api/rental_requests/2',
    body: {
      address_id: 29,
      agree_to_insurance_disclaimer: true,
      agree_to_privacy_policy: true,
      agree_to_rental_agreement: true,
      agree_to_terms_and_conditions: true,
      delivery_enabled: false,
      details: 'Power for a site office and two tower lights.',
      end_date: '2026-12-18',
      end_time: null,
      machine_delivery_option_id: null,
      seen: seenOf(quoteRecord(), [4]),
      start_date: '2026-12-14',
      start_time: null,
    },
  });
});

it('asks again for a price that was lost, and changes nothing before', async () => {
  const { press, answer } = openRental(pendingRental(), {
    answers: { ...answers, [quote]: { status: 500, body: {} } },
  });

  await choose('Change dates or details');
  await page.findByText('We couldn’t load the price');
  expect(page.getByRole('button', { name: 'Change request' })).toHaveProperty('disabled', true);
  answer(quote, quoteRecord());
  await press('Try again');
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Change request' })).toHaveProperty('disabled', false),
  );
});

it('changes nothing when the dialog is closed', async () => {
  const { pressInDialog, sent } = openRental(pendingRental(), { answers });

  await choose('Change dates or details');
  await page.findByText('Total');
  await pressInDialog('Close');

  await dialogsGone();
  expect(sent()).toEqual([]);
});

it('offers free days where those are taken meanwhile', async () => {
  const body = { message: 'These days are taken.', free: [{ from: '2026-12-20', to: '2026-12-24' }] };
  const { pressInDialog } = openRental(pendingRental(), {
    answers: { ...answers, [change]: { status: 409, body } },
  });

  await choose('Change dates or details');
  await page.findByText('Total');
  await pressInDialog('Change request');
  await page.findByText('These days are taken.');
  expect(await dialog()).toContain(
    'These days are taken. | The rest of your request is saved. Nearest free days: | [Sun, Dec 20 – Thu, Dec 24, 2026]',
  );
  await pressInDialog('Sun, Dec 20 – Thu, Dec 24, 2026');

  await page.findByText('New days or a new place need your agreement again');
  expect(await dialog()).toContain('{month, Start Date, }12/{day, Start Date, }20/{year, Start Date, }2026');
});

it('stores a new address first', async () => {
  const { person, pressInDialog, sent } = openRental(pendingRental(), {
    answers: { ...answers, 'POST /api/addresses': addressRecord({ id: 30, line1: '3 New Street' }) },
  });

  await choose('Change dates or details');
  await person.click(await page.findByRole('radio', { name: 'Another address' }));
  await pressInDialog('Save address');
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect((await dialog()).split('Another address')[1]).toBe(
    ' | Street and number ‹› “Street and number” is required. | Unit, gate or site (optional) ‹› | City ‹› “City” is required. | State | ‹*Choose, Alabama, Alaska, American Samoa, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia, Guam, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Northern Mariana Islands, Ohio, Oklahoma, Oregon, Pennsylvania, Puerto Rico, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, U.S. Virgin Islands, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming› | “State” is required. | ZIP code ‹› “ZIP code” is required. | How does it get there? | [x] Pick it up yourselfFreeIn Austin, TX | [ ] Lowboy, weekdays$250and $5.50 per mi, up to 150 mi | Notes for the owner (optional)The job, the ground, how to get in. ‹Power for a site office and two tower lights.› | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. It comes back after the return. | $448.00 | New days or a new place need your agreement again | [ ] I agree: Terms and conditions | [ ] I agree: Privacy policy | [ ] I agree: Insurance disclaimer | [ ] I agree: Equipment Rental Agreement | [Read: Equipment Rental Agreement] | [Save address]',
  );
  expect(sent()).toEqual([]);
  const typed = { 'Street and number': '3 New Street', City: 'Austin', 'ZIP code': '78701' };
  for (const [name, text] of Object.entries(typed))
    await person.type(page.getByLabelText(new RegExp(`^${name}`)), text);
  await person.selectOptions(page.getByRole('combobox', { name: /^State/ }), 'TX');
  await pressInDialog('Save address');

  await page.findByText('New days or a new place need your agreement again');
  expect(sent()).toEqual([
    {
      call: 'POST /api/addresses',
      body: { city: 'Austin', line1: '3 New Street', line2: '', postal_code: '78701', state: 'TX' },
    },
  ]);
});

it('changes nothing at a price that is not shown yet', async () => {
  const late = lateAnswer();
  openRental(pendingRental(), { answers: { ...answers, [quote]: late.answer } });
  await choose('Change dates or details');
  const button = await page.findByRole('button', { name: 'Change request' });
  expect(button).toHaveProperty('disabled', true);

  late.give(quoteRecord());
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});
