import { lateAnswer, page, pendingRental, read, waitFor } from '@yard/testing/screen';
import { agreed, firstStep, openRequest, SEND } from '../../test/open-request';

const main = () => read(page.getByRole('main'));

it('asks for days, a place and a way to get there, and says what it costs', async () => {
  const { person, asked, quotes } = openRequest();

  await firstStep({ person });
  await waitFor(() => expect(page.getAllByText('Total').length).toBeGreaterThan(0));
  await waitFor(() =>
    expect(main()).toBe(
      '← Caterpillar 320 GC crawler excavator → /machines/1 | Request to rent | (Step 1 of 3) | 1When and where | 2Agreements | 3Card | (When and where) | When and where | First and last dayBoth days count. | {month, Start Date, }12/{day, Start Date, }14/{year, Start Date, }2026 | – | {month, End Date, }12/{day, End Date, }18/{year, End Date, }2026 | [Calendar] | [Keep it through Dec 20 for the same $1,845] | Pick-up time (optional) ‹› | [Choose a time: Pick-up time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it? | [ ] 1011 Honor Heights DriveMuskogee, OK 74401 | [ ] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | How does it get there? | [x] Pick it up yourselfFreeIn Austin, TX | [ ] Lowboy, weekdays$250and $5.50 per mi, up to 150 mi | [ ] Saturdays$400and $6.50 per mi, up to 80 mi | Notes for the owner (optional)The job, the ground, how to get in. ‹› | [Total $2,240.00] | [Continue] | (Summary) | Caterpillar 320 GC crawler excavator | Crawler Excavator | from Olive Owner | Mon, Dec 14 – Fri, Dec 18 | 5 days at the best rate | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | Deposit, once Olive approves | $448.00 | Rental, Sat, Dec 12 | $2,240.00 | Deposit back after return | $448.00 | If you cancel | Until Sat, Nov 14, 12:00 AM | everything back | Until Mon, Dec 7, 12:00 AM | 50% of the rental, 100% of the delivery, 100% of the deposit back | Until Sat, Dec 12, 12:00 AM | 0% of the rental, 100% of the delivery, 50% of the deposit back | After Sat, Dec 12, 12:00 AM | nothing back | If the owner cancels, you get everything back.',
    ),
  );
  expect(document.title).toBe('Request Caterpillar 320 GC crawler excavator · Yard');
  expect(quotes()).toEqual([
    { end_date: '2026-12-18', machine_delivery_option_id: null, machine_id: 1, start_date: '2026-12-14' },
  ]);
  expect(asked('GET /api/machines/1/availability')).toEqual([{ from: '2026-11-20', to: '2027-12-24' }]);
  expect(asked('GET /api/addresses')).toEqual([{ per_page: '100' }]);
});

it('begins empty, and says what is missing', async () => {
  const { person, press, sent, address } = openRequest('');

  await firstStep({ person });
  await press('Continue');
  await page.findByText('Choose where you will use it.');
  await waitFor(() =>
    expect(main()).toBe(
      '← Caterpillar 320 GC crawler excavator → /machines/1 | Request to rent | (Step 1 of 3) | 1When and where | 2Agreements | 3Card | (When and where) | When and where | First and last dayBoth days count. | {month, Start Date, }mm/{day, Start Date, }dd/{year, Start Date, }yyyy | – | {month, End Date, }mm/{day, End Date, }dd/{year, End Date, }yyyy | [Calendar] | Choose the first and last day. | Pick-up time (optional) ‹› | [Choose a time: Pick-up time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it?Choose where you will use it. | [ ] 1011 Honor Heights DriveMuskogee, OK 74401 | [ ] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | How does it get there? | [x] Pick it up yourselfFreeIn Austin, TX | [ ] Lowboy, weekdays$250and $5.50 per mi, up to 150 mi | [ ] Saturdays$400and $6.50 per mi, up to 80 mi | Notes for the owner (optional)The job, the ground, how to get in. ‹› | [Summary] | [Continue] | (Summary) | Caterpillar 320 GC crawler excavator | Crawler Excavator | from Olive Owner | Choose days to see the price.',
    ),
  );
  expect(sent()).toEqual([]);
  expect(address()).toBe('/machines/1/request');
});

it('goes through all steps, and sends the request once', async () => {
  const late = lateAnswer();
  const screen = openRequest(undefined, { answers: { [SEND]: late.answer } });
  const { person, press, pressInDialog, sent, address } = screen;

  await person.type(await page.findByRole('textbox', { name: /^Notes for the owner/ }), 'Soft ground.');
  await person.click(await page.findByRole('radio', { name: /2 Quarry/ }));
  await press('Change delivery');
  await person.click(page.getByRole('radio', { name: /Saturdays/ }));
  await press('Continue');
  await page.findByRole('checkbox', { name: /Equipment/ });
  await waitFor(() =>
    expect(read(page.getByRole('form', { name: 'Agreements' }))).toBe(
      '(Agreements) | Agreements | The rental agreement is filled in with your names, the machine, days and amounts. | [ ] I agree: Terms and Conditions | [Read: Terms and Conditions] | [ ] I agree: Privacy Policy | [Read: Privacy Policy] | [ ] I agree: Insurance disclaimer | [ ] I agree: Equipment Rental Agreement | [Read: Equipment Rental Agreement] | [Total $2,240.00] | [Continue] | [Back]',
    ),
  );
  expect(document.activeElement?.textContent).toBe('Agreements');
  await press('Continue');
  await page.findAllByText('Please agree to continue.');
  await waitFor(() =>
    expect(read(page.getByRole('form', { name: 'Agreements' }))).toBe(
      '(Agreements) | Agreements | The rental agreement is filled in with your names, the machine, days and amounts. | [ ] I agree: Terms and ConditionsPlease agree to continue. | [Read: Terms and Conditions] | [ ] I agree: Privacy PolicyPlease agree to continue. | [Read: Privacy Policy] | [ ] I agree: Insurance disclaimerPlease agree to continue. | [ ] I agree: Equipment Rental AgreementPlease agree to continue. | [Read: Equipment Rental Agreement] | [Total $2,240.00] | [Continue] | [Back]',
    ),
  );
  await press('Read: Equipment Rental Agreement');
  expect(read(await page.findByRole('dialog'))).toBe(
    'Equipment Rental Agreement | [Close] | November 20, 2026: Olive Owner and Ray Renter, after approval, 1011 Honor Heights Drive, Muskogee, OK 74401. Austin, TX: Caterpillar 320 GC crawler excavator from December 14, 2026 to December 18, 2026 at Austin, TX for $2,240.00 and $448.00.',
  );
  await pressInDialog('Close');
  for (const box of page.getAllByRole('checkbox')) await person.click(box);
  await press('Continue');
  await page.findByRole('radio', { name: /4242/ });
  expect(address()).toBe('/machines/1/request?from=2026-12-14&to=2026-12-18&step=3');
  await waitFor(() =>
    expect(read(page.getByRole('form', { name: 'Card' }))).toBe(
      '(Card) | Card | Card | [x] Visa ending in 4242, 12/2029Your default card | [ ] New card | [ ] Add a card laterYour request waits until you do. | You won’t pay now. The owner answers first. | Deposit, once Olive approves | $448.00 | Rental, Sat, Dec 12 | $2,240.00 | Deposit back after return | $448.00 | [Total $2,240.00] | [Send request] | [Back]',
    ),
  );
  const button = page.getByRole('button', { name: 'Send request' });
  await person.click(button);
  await person.click(button);
  late.give(pendingRental());

  await page.findByText('Request sent');
  await waitFor(() => expect(address()).toBe('/rentals/2'));
  expect(sent().filter(({ call }) => call === SEND)).toEqual([
    {
      call: 'POST /api/rental_requests',
      body: {
        address_id: 29,
        agree_to_insurance_disclaimer: true,
        agree_to_privacy_policy: true,
        agree_to_rental_agreement: true,
        agree_to_terms_and_conditions: true,
        delivery_enabled: true,
        details: 'Soft ground.',
        end_date: '2026-12-18',
        end_time: null,
        machine_delivery_option_id: 10,
        machine_id: 1,
        start_date: '2026-12-14',
        start_time: null,
        seen: {
          subtotal: 2240,
          deposit_amount: 448,
          due_now: 0,
          deposit_policy_id: 1,
          cancellation_policy_id: 1,
          document_ids: agreed,
        },
        stripe_payment_method_id: 'pm_demo_ray_good',
      },
    },
  ]);
});
