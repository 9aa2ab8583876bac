import { linksIn, page, pagesOf, paymentRecord, pendingRental, people, waitFor } from '@yard/testing/screen';
import { openRental, part } from '../../../test/open-rental';

const user = people.olive;
const decline = 'POST /api/rental_requests/2/decline';
const message = () => page.findByRole('textbox', { name: 'Message to Ray' });

it('says who else asks for the days', async () => {
  const own = pendingRental();
  const tom = pendingRental({
    id: 5,
    user_id: 9,
    user: { id: 9, name: 'Tom Becker' },
    end_date: '2026-12-16',
  });
  const earlier = pendingRental({ id: 6, start_date: '2026-12-01', end_date: '2026-12-03' });
  openRental(own, { user, answers: { 'GET /api/rental_requests': pagesOf([own, earlier], [tom]) } });

  await page.findByText('If you approve this one, the others will be notified that the days are taken.');
  expect(await part('Status')).toBe(
    '(Status) | Waiting for an answerYour turn | Approve or decline | Ray is waiting for your answer. The days are booked once you approve. | Answer within 22 hoursuntil Sat, Nov 21, 4:00 AM | Rental | $1,120.00 | Our fee (10%) | −$112.00 | You’ll earnPaid out after the rental | $1,008.00 | Another request wants these days | If you approve this one, the others will be notified that the days are taken. | Tom Becker → /rentals/5 | , Mon, Dec 14 – Wed, Dec 16, 2026 | (Answer the request) | Message to RayRequired. We’ll send it with your answer. ‹› | [Insert a reply] | [Approve] | [Decline]',
  );
  await waitFor(() =>
    expect(linksIn(page.getByRole('region', { name: 'Status' }))).toEqual({ 'Tom Becker': '/rentals/5' }),
  );
});

const failed = paymentRecord({ kind: 'deposit', status: 'failed' });
const today = { start_date: '2026-11-20', end_date: '2026-11-21' };

it.each([
  [
    'none, until the day before',
    { has_card: false },
    'Ray hasn’t added a card | If you approve, the days are booked and we’ll ask Ray for a card. If the deposit isn’t paid by the end of Sat, Dec 12, we’ll cancel the rental.',
  ],
  [
    'one that was refused, until tonight',
    { payments: [failed], ...today },
    'Ray’s card was declined | If you approve, the days are booked and we’ll ask Ray for another card. If the deposit isn’t paid by tonight, we’ll cancel the rental.',
  ],
  [
    'none, where there is no deposit',
    { has_card: false, deposit_amount: 0 },
    'Ray hasn’t added a card | If you approve, the days are booked and we’ll ask Ray for a card.',
  ],
])('warns of a renter without a card: %s', async (_case, fields, warning) => {
  openRental(pendingRental(fields), { user });

  expect(await part('Status')).toContain(` | $1,008.00 | ${warning} | (Answer the request) | `);
});

it('lets an owner only decline where the days are taken', async () => {
  const { person, pressInDialog, sent } = openRental(pendingRental({ days_free: false, answer_by: null }), {
    user,
    answers: { [decline]: pendingRental({ status: 'declined' }) },
  });

  expect(await part('Status')).toBe(
    '(Status) | Waiting for an answerYour turn | These days are taken | Another rental or a day you blocked is in the way, so you can’t approve this request. Ray can choose other days, or you can decline it. | (Answer the request) | Message to RayRequired. We’ll send it with your answer. ‹› | [Decline]',
  );
  await person.type(await message(), 'Taken.');
  await person.click(page.getByRole('button', { name: 'Decline' }));
  await pressInDialog('Decline');

  await waitFor(() => expect(sent()).toEqual([{ call: decline, body: { message: 'Taken.' } }]));
});

it('reads out that little time is left, with the instant on hover', async () => {
  openRental(pendingRental(), { user, now: '2026-11-21T09:20:00Z' });

  await page.findByText('Answer within 40 minutes');
  expect(document.querySelector('time')?.outerHTML).toBe(
    '<time datetime="2026-11-21T10:00:00.000000Z" title="Sat, Nov 21, 4:00 AM">Answer within 40 minutes</time>',
  );
  expect(page.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Answer within 1 hour');
});

it('counts down while it is looked at', async () => {
  const ticks: (() => void)[] = [];
  const { setInterval } = window;
  Object.assign(window, {
    setInterval: (tick: () => void, ms: number) => {
      if (ms === 15_000) ticks.push(tick);
      return setInterval(tick, ms);
    },
  });
  openRental(pendingRental(), { user });
  await page.findByText('Answer within 22 hours');
  Object.assign(window, { setInterval });

  jest.setSystemTime(new Date('2026-11-21T08:10:00Z'));
  await waitFor(() => {
    ticks.forEach((tick) => tick());
    expect(document.querySelector('time')?.textContent).toBe('Answer within 1 hour');
  });
});
