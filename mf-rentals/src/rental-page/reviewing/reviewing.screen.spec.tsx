import {
  lateAnswer,
  listOf,
  page,
  people,
  refused,
  rentalRequestRecord,
  reviewRecord,
  waitFor,
} from '@yard/testing/screen';
import { openRental, part, refusalOf } from '../../../test/open-rental';

const closed = rentalRequestRecord({ closed_at: '2026-11-18T12:00:00.000000Z' });
const create = 'POST /api/reviews';
const own = reviewRecord({ id: 3, rental_request_id: 2, user_id: 3, user_name: 'Ray R.', reviewed_id: 2 });
const ofRay = reviewRecord({
  id: 4,
  rental_request_id: 2,
  about: 'renter',
  user_id: 2,
  user_name: 'Olive Owner',
  reviewed_id: 3,
  reviewed_name: 'Ray R.',
  communication: 4,
});
it('has a renter review the machine', async () => {
  const late = lateAnswer();
  const { person, sent, asked, channels } = openRental(closed, { answers: { [create]: late.answer } });

  const button = await page.findByRole('button', { name: 'Send review' });
  expect(await part('Reviews')).toBe(
    '(Reviews) | Reviews | (Write a review) | You can review this rental until Wed, Dec 2, 6:00 AM. Olive sees it after you’ve both written one, or then. | The machine overall | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | Its condition (optional) | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | Communication with Olive (optional) | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | In your words (optional)Everyone can see it, with your first name and initial. ‹› | [Send review]',
  );
  expect(asked('GET /api/reviews')).toEqual([{ rental_request_id: '2' }]);
  expect(channels()).toContain('reviews');
  await person.click(button);
  await page.findByText(/is required/);
  expect(await part('Reviews')).toBe(
    '(Reviews) | Reviews | (Write a review) | You can review this rental until Wed, Dec 2, 6:00 AM. Olive sees it after you’ve both written one, or then. | The machine overall | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | “The machine overall” is required. | Its condition (optional) | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | Communication with Olive (optional) | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | In your words (optional)Everyone can see it, with your first name and initial. ‹› | [Send review]',
  );
  expect(sent()).toEqual([]);
  const [overall, condition, communication] = page.getAllByRole('radiogroup');
  for (const [group, at] of [
    [overall, 3],
    [condition, 4],
    [communication, 1],
  ] as const)
    await person.click(group?.querySelectorAll('input')[at] ?? document.body);
  await person.type(page.getByRole('textbox', { name: /^In your words/ }), 'Strong.');
  await person.click(button);
  await person.click(button);
  late.give({ ...own, published_at: null });

  await page.findByText('Review sent');
  expect(sent()).toEqual([
    {
      call: 'POST /api/reviews',
      body: { communication: 2, condition: 5, content: 'Strong.', rating: 4, rental_request_id: 2 },
    },
  ]);
});

it('has an owner review the renter, and keeps what is refused', async () => {
  const { person, answer } = openRental(closed, {
    user: people.olive,
    answers: { [create]: refused({ content: ['No phone numbers.'] }) },
  });

  const button = await page.findByRole('button', { name: 'Send review' });
  expect(await part('Reviews')).toBe(
    '(Reviews) | Reviews | (Write a review) | You can review this rental until Wed, Dec 2, 6:00 AM. Ray sees it after you’ve both written one, or then. | Ray as a renter | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | How it came back (optional) | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | Communication with Ray (optional) | [ ] 1 of 5, poor | [ ] 2 of 5, fair | [ ] 3 of 5, good | [ ] 4 of 5, very good | [ ] 5 of 5, excellent | In your words (optional)Everyone can see it, with your name. ‹› | [Send review]',
  );
  await person.click(page.getAllByRole('radiogroup')[0]?.querySelectorAll('input')[4] ?? document.body);
  await person.type(page.getByRole('textbox', { name: /^In your words/ }), 'Call 555.');
  await person.click(button);
  expect(await refusalOf(/^In your words/)).toBe('Everyone can see it, with your name. No phone numbers.');
  answer(create, { ...ofRay, published_at: '2026-11-20T12:00:00.000000Z' });
  await person.click(button);

  await page.findByText('Both reviews published');
});

it('shows both reviews, and publishes the reply to one', async () => {
  const reply = 'POST /api/reviews/4/reply';
  const { person, press, sent, answer } = openRental(closed, {
    answers: { 'GET /api/reviews': listOf([own, ofRay]), [reply]: refused({ content: ['Too short.'] }) },
  });

  await press('Reply');
  expect(await part('Reviews')).toBe(
    '(Reviews) | Reviews | (Review by Ray R.) | Ray R.{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 | Clean and strong. | (Review by Olive Owner) | Olive Owner{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 · Communication 4 of 5 | Clean and strong. | (Reply) | Your replyEveryone can see it below the review. ‹› | [Publish reply] | [Cancel]',
  );
  await press('Cancel');
  expect(page.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  await press('Reply');
  await person.type(page.getByRole('textbox', { name: 'Your reply' }), 'Thanks.');
  await press('Publish reply');
  expect(await refusalOf('Your reply')).toBe('Everyone can see it below the review. Too short.');
  answer(reply, { ...ofRay, reply: 'Thanks.' });
  await press('Publish reply');

  await page.findByText('Reply published');
  await waitFor(() => expect(page.queryByRole('textbox', { name: 'Your reply' })).toBeNull());
  expect(sent().at(-1)).toEqual({ call: reply, body: { content: 'Thanks.' } });
});

it('shows a reply, to be bettered', async () => {
  const { press } = openRental(closed, {
    answers: {
      'GET /api/reviews': listOf([
        own,
        { ...ofRay, reply: 'Thanks.', replied_at: '2026-11-19T12:00:00.000000Z' },
      ]),
    },
  });

  await page.findByRole('button', { name: 'Change your reply' });
  expect(await part('Reviews')).toBe(
    '(Reviews) | Reviews | (Review by Ray R.) | Ray R.{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 | Clean and strong. | (Review by Olive Owner) | Olive Owner{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 · Communication 4 of 5 | Clean and strong. | Ray R. replies: | Thanks. | [Change your reply]',
  );
  await press('Change your reply');
  expect(page.getByRole('textbox', { name: 'Your reply' })).toMatchObject({ value: 'Thanks.' });
});

it('says when a review is published, and why one is hidden', async () => {
  openRental(closed, {
    answers: {
      'GET /api/reviews': listOf([
        { ...own, published_at: null },
        { ...ofRay, hidden_at: '2026-11-19T12:00:00.000000Z', hide_reason: 'It names people.' },
      ]),
    },
  });

  await page.findByText(/Yard hid it/);
  expect(await part('Reviews')).toBe(
    '(Reviews) | Reviews | (Review by Ray R.) | Ray R.{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 | Clean and strong. | Published once Olive has written one too, or on Wed, Dec 2, 6:00 AM. | (Review by Olive Owner) | Olive Owner{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 · Communication 4 of 5 | Clean and strong. | Yard hid it: It names people. | [Reply]',
  );
});

it('offers no review once the time is over', async () => {
  openRental(rentalRequestRecord());

  await page.findByText('Timeline');
  await waitFor(() => expect(page.queryByText('Reviews')).toBeNull());
});

it('says that the reviews could not be loaded, and tries again', async () => {
  const { press, answer } = openRental(closed, {
    answers: { 'GET /api/reviews': { status: 422, body: { message: 'Not today.' } } },
  });

  await page.findByText('We couldn’t load the reviews');
  expect(await part('Reviews')).toBe('(Reviews) | Reviews | We couldn’t load the reviews | [Try again]');
  answer('GET /api/reviews', listOf([own]));
  await press('Try again');

  await page.findByText('Clean and strong.');
});
