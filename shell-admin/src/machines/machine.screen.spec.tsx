import {
  listOf,
  machineRecord,
  openScreen,
  page,
  people,
  read,
  refused,
  type Shown,
  userRecord,
  waitFor,
} from '@yard/testing/screen';
import { MachinePage } from './machine-page';

const TAKEN = 'GET /api/machines/1/availability';
const none = listOf([]);
const staff = { ...people.ada, role: 'support' };
const route = { path: '/machines/:machine_id', page: 'Machine', access: 'any', title: 'Machine' };
const shown: Shown = {
  manifest: { routes: [route], nav: [], slots: [] },
  entry: { pages: { Machine: () => Promise.resolve({ default: MachinePage }) }, slots: {} },
  site: 'admin',
};

const openMachine = (fields = {}, answers = {}, user: object = people.ada) =>
  openScreen(shown, '/machines/1', {
    user,
    answers: {
      'GET /api/machines/1': machineRecord(fields),
      'GET /api/rental_requests': none,
      'GET /api/payments': none,
      'GET /api/reviews': none,
      'GET /api/audit_events': none,
      [TAKEN]: { taken: [] },
      'GET /api/users/2': userRecord({ id: 2 }),
      ...answers,
    },
    now: '2026-11-20T03:00:00Z',
  });
const whole = () => read(page.getByRole('main'));
const sheet = () => read(page.getByRole('dialog'));

it('shows a listing, and asks for what is about it alone', async () => {
  const { asked } = openMachine();
  await waitFor(() =>
    expect(whole()).toBe(
      '← Machines → #/machines | Caterpillar 320 GC crawler excavator | Listed | On the public site → http://localhost/machines/1 | (Listing) | Listing | Owner | Olive Owner → #/users/2 | Type | Crawler Excavator | Manufacturer | Caterpillar | Model | 320 GC | Year | 2019 | Hours run | 3,412 | Located in | Austin, TX | Minimum rental | 1 day or more | Between rentals | 1 day | Early return | Return it early and pay only for the days used | Day | $530 | Week | $1,845 | 28 days | $5,280 | Listed since | Mar 22, 2026 | (Moderation) | Moderation | [Ask for a change] | Take it off the site | (Take it off the site) | To Olive OwnerWhy. The listing becomes a draft. Its owner can publish it after changing it, and you can put it back. Requests continue. ‹› | [Take it off the site] | (Rentals) | Rentals | None | (Taken in the next 90 days) | Taken in the next 90 days | Free on every day. | (Payments) | Payments | None | (Reviews) | Reviews | None | (History) | History | None',
    ),
  );
  expect(asked(TAKEN)).toEqual([{ from: '2026-11-19', to: '2027-02-17' }]);
  expect(asked('GET /api/rental_requests')[0]).toEqual({
    machine_id: '1',
    sort: 'start_date',
    direction: 'desc',
    per_page: '5',
  });
  expect(asked('GET /api/payments')[0]).toEqual({ machine_id: '1', per_page: '5' });
  expect(asked('GET /api/reviews')[0]).toEqual({ machine_id: '1', per_page: '5' });
  expect(asked('GET /api/audit_events')[0]).toEqual({
    record_type: 'machine',
    record_id: '1',
    per_page: '5',
  });
});

it('shows a draft of which little is known, with nothing to moderate', async () => {
  openMachine({ published_at: null, manufacturer: null, model: null, year: null, city: null, state: null });
  await waitFor(() =>
    expect(whole()).toBe(
      '← Machines → #/machines | Caterpillar 320 GC crawler excavator | Draft | On the public site → http://localhost/machines/1 | (Listing) | Listing | Owner | Olive Owner → #/users/2 | Type | Crawler Excavator | Manufacturer | – | Model | – | Year | – | Hours run | 3,412 | Located in | – | Minimum rental | 1 day or more | Between rentals | 1 day | Early return | Return it early and pay only for the days used | Day | $530 | Week | $1,845 | 28 days | $5,280 | Listed since | – | (Rentals) | Rentals | None | (Taken in the next 90 days) | Taken in the next 90 days | Free on every day. | (Payments) | Payments | None | (Reviews) | Reviews | None | (History) | History | None',
    ),
  );
});

it('names the first eight times that a machine is taken, and counts the rest', async () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    from: `2026-12-0${day}`,
    to: `2026-12-0${day}`,
    reason: 'rental',
  }));
  const taken = [
    { from: '2026-11-21', to: '2026-11-23', reason: 'blackout' },
    ...rows,
    { from: '2026-12-20', to: '2026-12-21', reason: 'rental' },
  ];
  openMachine({}, { [TAKEN]: { taken } });
  const panel = await page.findByRole('region', { name: 'Taken in the next 90 days' });
  await waitFor(() =>
    expect(read(panel)).toBe(
      '(Taken in the next 90 days) | Taken in the next 90 days | Nov 21–23, 2026blocked by the owner | Dec 1, 2026rented | Dec 2, 2026rented | Dec 3, 2026rented | Dec 4, 2026rented | Dec 5, 2026rented | Dec 6, 2026rented | Dec 7, 2026rented | and 1 more',
    ),
  );
});

it('loads a calendar that failed again', async () => {
  const { press, answer } = openMachine({}, { [TAKEN]: { status: 500, body: { message: 'Broken.' } } });
  const panel = await page.findByRole('region', { name: 'Taken in the next 90 days' });
  await waitFor(() =>
    expect(read(panel)).toBe(
      '(Taken in the next 90 days) | Taken in the next 90 days | We couldn’t load the calendar | Something went wrong on our side. Try again in a moment. | [Try again]',
    ),
  );
  answer(TAKEN, { taken: [] });
  await press('Try again');
  await page.findByText('Free on every day.');
});

it('asks the owner for a change, with the reason that was typed', async () => {
  const { person, press, pressInDialog, sent, answer } = openMachine(
    {},
    { 'POST /api/machines/1/ask_for_change': refused({ reason: ['Say more.'] }) },
  );
  await press('Ask for a change');
  await waitFor(() =>
    expect(sheet()).toBe(
      'Ask for a change | [Close] | (Ask for a change) | To Olive OwnerWhat to change. The machine stays on the site. ‹› | [Ask for a change]',
    ),
  );
  await person.type(page.getByRole('textbox'), 'The picture is blurred');
  await pressInDialog('Ask for a change');
  await waitFor(() =>
    expect(sheet()).toBe(
      'Ask for a change | [Close] | (Ask for a change) | To Olive OwnerWhat to change. The machine stays on the site. ‹The picture is blurred› Say more. | [Ask for a change]',
    ),
  );
  answer('POST /api/machines/1/ask_for_change', machineRecord());
  await pressInDialog('Ask for a change');
  await page.findByText('Change requested from the owner');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  const call = { call: 'POST /api/machines/1/ask_for_change', body: { reason: 'The picture is blurred' } };
  expect(sent()).toEqual([call, call]);
});

it('takes a machine off the site in a section that is closed at first', async () => {
  const { person, press, sent } = openMachine(
    {},
    { 'POST /api/machines/1/unpublish': machineRecord({ published_at: null }) },
  );
  const form = await page.findByRole('form', { name: 'Take it off the site' });
  expect(form.closest('details')).toHaveProperty('open', false);
  expect(document.activeElement?.matches('textarea')).toBe(false);
  await person.type(page.getByRole('textbox'), 'Stolen');
  await press('Take it off the site');
  await page.findByText('Machine removed from the site. We notified the owner');
  expect(sent()).toEqual([{ call: 'POST /api/machines/1/unpublish', body: { reason: 'Stolen' } }]);
});

it('lets nobody moderate who has no right to the catalogue', async () => {
  openMachine({}, {}, staff);
  await page.findByText('Free on every day.');
  expect(page.queryByRole('region', { name: 'Moderation' })).toBeNull();
});

it('says that a machine could not be loaded', async () => {
  openMachine({}, { 'GET /api/machines/1': { status: 404, body: { message: 'Not found.' } } });
  await waitFor(() =>
    expect(whole()).toBe(
      'We couldn’t load the machine | It may have been removed, or it’s a draft. | [Try again]',
    ),
  );
});

it('says that it was taken off, and why, and puts it back', async () => {
  const { press, sent } = openMachine(
    { published_at: null, taken_off_reason: 'Whose is it?' },
    { 'POST /api/machines/1/publish': machineRecord() },
  );
  await waitFor(() => expect(whole()).toContain('crawler excavator | Taken off | On the public site'));
  expect(whole()).toContain('| Taken off because | Whose is it? |');
  await press('Put it back');
  await page.findByText('It is on the site again, and Olive Owner was notified');
  expect(sent()).toEqual([{ call: 'POST /api/machines/1/publish', body: {} }]);
  await page.findByRole('button', { name: 'Take it off the site' });
});

it('says that nobody sees the machine of a suspended owner', async () => {
  const suspended_at = '2026-11-19T03:00:00.000000Z';
  openMachine({}, { 'GET /api/users/2': userRecord({ id: 2, suspended_at }) });
  await page.findByText('Hidden: owner suspended');
});

it('shows what was done with it as soon as it is done', async () => {
  const taken = { ...machineRecord(), published_at: null, taken_off_reason: 'Whose is it?' };
  const { asked, press, person } = openMachine({}, { 'POST /api/machines/1/unpublish': taken });
  await person.type(await page.findByRole('textbox'), 'Whose is it?');
  const before = asked('GET /api/audit_events').length;
  await press('Take it off the site');
  await waitFor(() => expect(asked('GET /api/audit_events').length).toBeGreaterThan(before));
});
