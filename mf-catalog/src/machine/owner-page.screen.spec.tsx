import {
  foundMachines,
  listOf,
  machineRecord,
  openScreen,
  ownerProfile,
  page,
  read,
  reviewRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const open = (answers: Record<string, unknown> = {}) =>
  openScreen({ manifest: remote.public, entry }, '/machines/1/owner', {
    user: null,
    answers: {
      'GET /api/machines/1': machineRecord({ answers_within_hours: 3 }),
      'GET /api/machines/1/owner': ownerProfile(),
      'GET /api/machines': foundMachines([machineRecord(), machineRecord({ id: 4, subject: 'Ramps' })]),
      'GET /api/favourites/ids': { ids: [] },
      'GET /api/reviews': listOf([reviewRecord()]),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));

it('shows an owner, all that they rent out and what renters say of it', async () => {
  const { asked } = open();

  await page.findByRole('article', { name: /^Review by/ });
  await waitFor(() =>
    expect(main()).toBe(
      '← Caterpillar 320 GC crawler excavator → /machines/1 | OO Olive Owner | Austin, TX | 4.5 (2)Rated 4.5 of 5 in 2 reviewsMember since November 20252 rentalsAnswers within 3 hoursEmail confirmedIdentity checked | We rent what we dig with. | Machines | Caterpillar 320 GC crawler excavator | 2019 · 3,412 h | Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks → /machines/1 | [Save Caterpillar 320 GC crawler excavator] | Ramps | Crawler Excavator | 2019 · 3,412 h | Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks → /machines/4 | [Save Ramps] | Reviews | Caterpillar 320 GC crawler excavator → /machines/1 | (Review by Tom B.) | Tom B.{5 of 5 stars}Nov 4, 2026 | Condition 5 of 5 | Clean and strong.',
    ),
  );
  expect(document.title).toBe('Olive Owner · Yard');
  expect(page.getByRole('heading', { level: 1 }).closest('.inset')).not.toBeNull();
  expect(asked('GET /api/machines')).toEqual([{ user_id: '2', page: '1', per_page: '12' }]);
  expect(asked('GET /api/reviews')).toEqual([
    { user_id: '2', about: 'machine', state: 'published', page: '1', per_page: '5' },
  ]);
});

it('has no reviews of an owner whom nobody has reviewed, and says what could not be loaded', async () => {
  const { asked } = open({
    'GET /api/machines/1/owner': ownerProfile({ reviews: 0, rating: null }),
    'GET /api/machines': { status: 403, body: { message: 'Not now.' } },
  });

  await page.findByText('We couldn’t load the machines');
  expect(page.queryByRole('heading', { name: 'Reviews' })).toBeNull();
  expect(asked('GET /api/reviews')).toEqual([]);
});

it('says that the owner of a machine that is gone cannot be shown', async () => {
  open({ 'GET /api/machines/1': { status: 404, body: { message: 'Not found.' } } });

  await page.findByText('We couldn’t load this owner');
});
