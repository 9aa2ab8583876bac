import {
  lateAnswer,
  listOf,
  openPart,
  openScreen,
  page,
  people,
  read,
  refused,
  reviewRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';
import { AdminReviewPanel } from './admin-reviews-page';

const REVIEWS = 'GET /api/reviews';
const HIDE = 'POST /api/reviews/8/hide';
const SHOW = 'POST /api/reviews/8/show';
const hidden = reviewRecord({ hidden_at: '2026-11-19T09:00:00.000000Z', hide_reason: 'A name is in it.' });
const waiting = reviewRecord({
  ...{ id: 10, published_at: null, rating: 2, content: ' First line\nsecond', user_name: 'Dana Whitfield' },
  ...{ machine_subject: 'LeeBoy 8515E asphalt paver', created_at: '2026-11-19T03:00:00.000000Z' },
});
const main = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');
const panel = () => read(page.getByRole('dialog', { name: 'Review' }));

const open = (path = '/reviews', answers: object = {}, user: object = people.ada) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user,
    answers: {
      [REVIEWS]: listOf([reviewRecord(), waiting, { ...hidden, id: 7, content: null }]),
      [`${REVIEWS}/8`]: reviewRecord(),
      'GET /api/saved_filters': listOf([]),
      ...answers,
    },
  });
const openPanel = (answers: object = {}, user: object = people.ada, onClose = jest.fn()) =>
  openPart(<AdminReviewPanel id={8} onClose={onClose} />, {
    site: 'admin',
    user,
    answers: { [`${REVIEWS}/8`]: reviewRecord(), ...answers },
  });

it('lists reviews of every state, the newest first', async () => {
  const { answer, asked, channels, tell } = open();
  await waitFor(() =>
    expect(main()).toBe(
      'Reviews | Search reviews ‹Text, machine, author› | (Which reviews) | [x] All | [ ] Published | [ ] Waiting | [ ] Hidden | (Reviews) | (Reviews) | [Stars] | Review | Machine | By | Status | [Written] | {5 of 5 stars} | Clean and strong. | Caterpillar 320 GC crawler excavator · Tom B. | Caterpillar 320 GC crawler excavator | Tom B. | Published | Nov 4, 2026 | {2 of 5 stars} | First line | LeeBoy 8515E asphalt paver · Dana Whitfield | LeeBoy 8515E asphalt paver | Dana Whitfield | Waiting | Nov 18, 2026 | {5 of 5 stars} | – | Caterpillar 320 GC crawler excavator · Tom B. | Caterpillar 320 GC crawler excavator | Tom B. | Hidden | Nov 4, 2026 | 3 reviews | [Download as CSV]',
    ),
  );
  expect(asked(REVIEWS)).toEqual([{ sort: 'created_at', direction: 'desc', page: '1', per_page: '25' }]);
  expect(channels()).toEqual(['reviews']);
  answer(REVIEWS, listOf([reviewRecord({ content: 'It leaks.' })]));
  tell('reviews', 'saved', { model: reviewRecord() });
  await page.findByText('It leaks.');
});

it('asks for one state, for words, and in another order', async () => {
  const { person, asked, address } = open('/reviews?state=nothing');
  await person.click(await page.findByRole('radio', { name: 'Waiting' }));
  await waitFor(() => expect(address()).toBe('/reviews?state=waiting'));
  await person.click(page.getByRole('radio', { name: 'Hidden' }));
  await person.click(page.getByRole('radio', { name: 'Published' }));
  await person.click(page.getByRole('radio', { name: 'All' }));
  await person.type(page.getByRole('searchbox', { name: 'Search reviews' }), 'paver');
  await waitFor(() => expect(address()).toBe('/reviews?search=paver'));
  await person.click(page.getByRole('button', { name: /^Stars/ }));
  await waitFor(() =>
    expect(asked(REVIEWS)).toEqual([
      { sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { state: 'waiting', sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { state: 'hidden', sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { state: 'published', sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { search: 'paver', sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { search: 'paver', sort: 'rating', direction: 'asc', page: '1', per_page: '25' },
    ]),
  );
});

it('narrows the list to a person or a machine', async () => {
  const { asked } = open('/reviews?user_id=9&machine_id=1&sort=rating&direction=asc&page=2');
  await waitFor(() =>
    expect(asked(REVIEWS)).toEqual([
      { user_id: '9', machine_id: '1', sort: 'rating', direction: 'asc', page: '2', per_page: '25' },
    ]),
  );
});

it('says that there is none, and that they could not be loaded', async () => {
  const { answer, press } = open('/reviews', { [REVIEWS]: { status: 500, body: {} } });
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(main()).toBe(
      'Reviews | Search reviews ‹Text, machine, author› | (Which reviews) | [x] All | [ ] Published | [ ] Waiting | [ ] Hidden | We couldn’t load the reviews | Something went wrong on our side. Try again in a moment. | [Try again]',
    ),
  );
  answer(REVIEWS, listOf([]));
  await press('Try again');
  await waitFor(() =>
    expect(main()).toBe(
      'Reviews | Search reviews ‹Text, machine, author› | (Which reviews) | [x] All | [ ] Published | [ ] Waiting | [ ] Hidden | No reviews here | Reviews that renters and owners write after a rental show up here.',
    ),
  );
});

it('opens a review beside the list, and closes it', async () => {
  const { press, address } = open('/reviews?review=8');
  await page.findByRole('dialog', { name: 'Review' });
  await waitFor(() =>
    expect(panel()).toBe(
      '(Review) | Caterpillar 320 GC crawler excavator | [Close panel] | (Review, content) | Published | By | Tom B. | About | Olive Owner | Written | Wed, Nov 4, 2026, 2:33 AM | (What it says) | What it says | (Review by Tom B.) | Tom B.{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 | Clean and strong. | See the rental → #/rental_requests/6 | [Hide the review]',
    ),
  );
  await press('Close panel');
  await waitFor(() => expect(address()).toBe('/reviews'));
});

it('shows a review with its answer, why it is hidden, and no step to who may take none', async () => {
  openPanel(
    { [`${REVIEWS}/8`]: { ...hidden, communication: 3, content: null, reply: 'Thank you.', rating: 4 } },
    { ...people.ada, role: 'finance' },
  );
  await page.findByText('Thank you.');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Review) | Caterpillar 320 GC crawler excavator | [Close panel] | (Review, content) | Hidden | By | Tom B. | About | Olive Owner | Written | Wed, Nov 4, 2026, 2:33 AM | Hidden | Thu, Nov 19, 2026, 3:00 AM: A name is in it. | (What it says) | What it says | (Review by Tom B.) | Tom B.{4 of 5 stars}Nov 4, 2026 | Condition 5 of 5 · Communication 3 of 5 | Olive Owner replies: | Thank you. | See the rental → #/rental_requests/6',
    ),
  );
});

it('hides a review once, with a reason that is demanded', async () => {
  const { person, press, pressInDialog, sent, answer } = openPanel();
  await press('Hide the review');
  const form = await page.findByRole('form', { name: 'Hide the review' });
  await waitFor(() =>
    expect(read(form)).toBe(
      '(Hide the review) | ReasonTom B. will read it. The stars don’t count while it’s hidden. ‹› | [Hide the review]',
    ),
  );
  await pressInDialog('Hide the review');
  await page.findByText('“Reason” is required.');
  expect(sent()).toEqual([]);
  await person.type(page.getByRole('textbox', { name: /^Reason/ }), 'A name is in it.');
  answer(HIDE, refused({ reason: ['Say more.'] }));
  await pressInDialog('Hide the review');
  await page.findByText('Say more.');
  await waitFor(() =>
    expect(read(form)).toBe(
      '(Hide the review) | ReasonTom B. will read it. The stars don’t count while it’s hidden. ‹A name is in it.› Say more. | [Hide the review]',
    ),
  );
  const late = lateAnswer();
  answer(HIDE, late.answer);
  await pressInDialog('Hide the review');
  await person.keyboard('{Enter}');
  late.give(hidden);
  await page.findByText('Review hidden');
  await waitFor(() => expect(page.queryByRole('form')).toBeNull());
  const body = { reason: 'A name is in it.' };
  expect(sent()).toEqual([
    { call: HIDE, body },
    { call: HIDE, body },
  ]);
  await waitFor(() =>
    expect(panel()).toBe(
      '(Review) | Caterpillar 320 GC crawler excavator | [Close panel] | (Review, content) | Hidden | By | Tom B. | About | Olive Owner | Written | Wed, Nov 4, 2026, 2:33 AM | Hidden | Thu, Nov 19, 2026, 3:00 AM: A name is in it. | (What it says) | What it says | (Review by Tom B.) | Tom B.{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 | Clean and strong. | See the rental → #/rental_requests/6 | [Show the review again]',
    ),
  );
});

it('hides nothing where the sheet is closed, and keeps the typed reason', async () => {
  const { person, press, sent } = openPanel();
  await press('Hide the review');
  await person.type(await page.findByRole('textbox', { name: /^Reason/ }), 'Later');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('form')).toBeNull());
  await press('Hide the review');
  const form = await page.findByRole('form', { name: 'Hide the review' });
  await waitFor(() =>
    expect(read(form)).toBe(
      '(Hide the review) | What you wrote before is back. | [Start over] | ReasonTom B. will read it. The stars don’t count while it’s hidden. ‹Later› | [Hide the review]',
    ),
  );
  expect(sent()).toEqual([]);
});

it('shows a hidden review again, once', async () => {
  const { person, press, sent, answer } = openPanel({ [`${REVIEWS}/8`]: hidden });
  const late = lateAnswer();
  answer(SHOW, late.answer);
  await press('Show the review again');
  await person.click(page.getByRole('button', { name: /^Show the review again/ }));
  late.give(reviewRecord());
  await page.findByText('Review shown again');
  expect(sent()).toEqual([{ call: SHOW, body: {} }]);
});

it('says that there is no such review, or that it could not be loaded', async () => {
  const { answer, press } = openPanel({ [`${REVIEWS}/8`]: { status: 500, body: {} } });
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(panel()).toBe(
      '(Review) | Review | [Close panel] | (Review, content) | We couldn’t load the review | Check your connection and try again. | [Try again] | All reviews → #/reviews',
    ),
  );
  answer(`${REVIEWS}/8`, { status: 404, body: { message: 'Gone.' } });
  await press('Try again');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Review) | Review | [Close panel] | (Review, content) | There is no such review | The address is wrong. | All reviews → #/reviews',
    ),
  );
});

it('says nothing of a review that is on its way', async () => {
  const late = lateAnswer();
  openPanel({ [`${REVIEWS}/8`]: late.answer });
  await waitFor(() =>
    expect(panel()).toBe('(Review) | Review | [Close panel] | (Review, content) | Loading'),
  );
  late.give(reviewRecord());
  await page.findByText('Clean and strong.');
});
