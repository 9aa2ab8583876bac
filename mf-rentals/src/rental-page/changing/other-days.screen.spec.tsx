import { approvedRental, linksIn, page, pendingRental, waitFor } from '@yard/testing/screen';
import { answersWith, machine } from '../../../test/changing-scene';
import { choose, dialog, openRental, part } from '../../../test/open-rental';

const quote = 'POST /api/rental_requests/quote';
const answers = answersWith(quote);

it('says that the machine could not be loaded, and tries again', async () => {
  const { pressInDialog, answer } = openRental(pendingRental(), {
    answers: { ...answers, 'GET /api/machines/17': { status: 422, body: { message: 'Not today.' } } },
  });

  await choose('Change dates or details');
  await page.findByText('We couldn’t load the machine');
  expect(await dialog()).toBe(
    'Change your request | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | We couldn’t load the machine | Not today. | [Try again]',
  );
  answer('GET /api/machines/17', machine);
  await pressInDialog('Try again');

  await page.findByText('Change request');
});

it('says that the agreements could not be loaded', async () => {
  const { person } = openRental(pendingRental(), {
    answers: { ...answers, 'GET /api/documents': { status: 422, body: { message: 'Not today.' } } },
  });

  await choose('Change dates or details');
  await person.click(await page.findByRole('radio', { name: /2 Quarry/ }));

  await page.findByText('We couldn’t load the agreements');
});

it('offers the nearest free days for a request whose days are taken', async () => {
  const taken = [{ from: '2026-12-16', to: '2026-12-17', machine_id: 17 }];
  const { press, asked } = openRental(pendingRental({ days_free: false }), {
    answers: { ...answers, 'GET /api/machines/17/availability': { taken } },
  });

  await waitFor(() => expect(page.getAllByRole('button', { name: /2026$/ })).toHaveLength(3));
  expect(await part('Status')).toBe(
    '(Status) | Waiting for an answerYour turn | These days are taken | Another rental took some of them, or the owner blocked them. You haven’t been charged. Choose other days or another machine. | Olive has 22 hours to answeruntil Sat, Nov 21, 4:00 AM | [Fri, Dec 18 – Tue, Dec 22, 2026] | [Thu, Dec 10 – Mon, Dec 14, 2026] | [Sat, Dec 19 – Wed, Dec 23, 2026] | [Choose other days] | Find another for these days → /search?search=Towable+Generator&address=28&from=2026-12-14&to=2026-12-18 | [More actions]',
  );
  await waitFor(() =>
    expect(linksIn(page.getByRole('region', { name: 'Status' }))).toEqual({
      'Find another for these days':
        '/search?search=Towable+Generator&address=28&from=2026-12-14&to=2026-12-18',
    }),
  );
  expect(asked('GET /api/machines/17/availability')).toEqual([{ from: '2026-11-20', to: '2027-12-24' }]);
  await press('Choose other days');
  await page.findByText('Total');
  expect(await dialog()).toContain('{month, Start Date, }12/{day, Start Date, }14/{year, Start Date, }2026');
});

it('opens the change on the free days that were chosen', async () => {
  const taken = [{ from: '2026-12-16', to: '2026-12-17', machine_id: 17 }];
  const { person } = openRental(pendingRental({ days_free: false }), {
    answers: { ...answers, 'GET /api/machines/17/availability': { taken } },
  });

  const [first] = await page.findAllByRole('button', { name: /2026$/ });
  await person.click(first ?? document.body);
  await page.findByText('$448.00');
  expect(await dialog()).toBe(
    'Change your request | [Close] | Multiquip DCA70SSJU4F towable generator | Towable Generator | If you change the days or the place, you’ll accept the four agreements again below. | First and last dayBoth days count. | {month, Start Date, }12/{day, Start Date, }18/{year, Start Date, }2026 | – | {month, End Date, }12/{day, End Date, }22/{year, End Date, }2026 | [Calendar] | [Keep it through Dec 24 for the same $1,845] | Pick-up time (optional) ‹› | [Choose a time: Pick-up time] | Return time (optional) ‹› | [Choose a time: Return time] | Where will you use it? | [x] 1011 Honor Heights DriveMuskogee, OK 74401 | [ ] 2 Quarry RoadMuskogee, OK 74401 | [ ] Another address | How does it get there? | [x] Pick it up yourselfFreeIn Austin, TX | [ ] Lowboy, weekdays$250and $5.50 per mi, up to 150 mi | Notes for the owner (optional)The job, the ground, how to get in. ‹Power for a site office and two tower lights.› | 2 weeks2 × $1,120 | $2,240.00 | Total | $2,240.00 | DepositNot part of the total. It comes back after the return. | $448.00 | New days or a new place need your agreement again | [ ] I agree: Terms and conditions | [ ] I agree: Privacy policy | [ ] I agree: Insurance disclaimer | [ ] I agree: Equipment Rental Agreement | [Read: Equipment Rental Agreement] | [Change request]',
  );
});

it('offers no change of an approved request here', async () => {
  openRental(approvedRental());

  await page.findByText('Timeline');
  expect(page.queryByRole('button', { name: 'Change dates or details' })).toBeNull();
});
