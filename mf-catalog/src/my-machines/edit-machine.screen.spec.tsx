import { lateAnswer, machineRecord, page, photoRecord, read, refused, waitFor } from '@yard/testing/screen';
import { machine, open, region, title } from '../../test/edit-machine-scene';

const head = () => page.getByRole('heading', { level: 1 }).closest('header') ?? document.body;

it('shows all panels of a machine', async () => {
  open();
  await title();

  expect(document.title).toBe('Caterpillar 320 GC crawler excavator · Yard');
  await waitFor(() =>
    expect(read(head())).toBe(
      '← My machines → /my-machines | Caterpillar 320 GC crawler excavator | Published | View listing → /machines/1 | [Duplicate] | Print label (opens in a new tab) → http://localhost/machines/1/label',
    ),
  );
  await waitFor(() =>
    expect(read(region('Photos'))).toBe(
      '(Photos) | Photos | [Add photos] | No photos yet: the drawing of its type stands in. Good are the whole machine, the cab, the hour meter and what comes with it. | Up to 20 pictures of 10 MB. The first one is shown in the search; drag a photo to another place, or use its arrows.',
    ),
  );
  await waitFor(() =>
    expect(read(region('Delivery'))).toBe(
      '(Delivery) | Delivery | [Add] | Lowboy, Saturday | $400 + $6.50 per mi, up to 80 mi by road | [Change Lowboy, Saturday] | [Delete Lowboy, Saturday] | Lowboy, weekdays | $250 + $5.50 per mi, up to 150 mi by road | [Change Lowboy, weekdays] | [Delete Lowboy, weekdays]',
    ),
  );
  await page.findByText(/^None yet\. Block/);
  await waitFor(() =>
    expect(read(region('Blocked days'))).toBe(
      '(Blocked days) | Blocked days | [Add] | None yet. Block days when the machine isn’t for rent.',
    ),
  );
  await waitFor(() =>
    expect(read(region('Other calendars'))).toBe(
      '(Other calendars) | Other calendars | [Add] | Add a calendar from another app or site, and its busy days are blocked here, too.',
    ),
  );
  await waitFor(() =>
    expect(read(region('Delete'))).toBe(
      '(Delete) | Delete | To hide it for a while, unpublish it instead. | [Delete machine]',
    ),
  );
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toContain(
      'Renters can find this machine | Requests show up under Rentals. | [Unpublish]',
    ),
  );
});

it('says what a draft lacks, and that photos are there', async () => {
  const { answer, tell } = open({
    'GET /api/machines/1': machineRecord({ published_at: null, address_id: null, daily_rate: null }),
  });
  await title();
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toMatch(/Not ready to publish .* (?=\(Details\))/),
  );
  await waitFor(() =>
    expect(read(page.getByText('Not ready to publish').closest('section, div[class]') ?? document.body)).toBe(
      'Not ready to publish | A machine needs a daily rate before it is published. | A machine needs an address before it is published.',
    ),
  );
  expect(page.getByRole('button', { name: 'Save changes' }).className).toContain('primary');
  expect(page.queryByRole('button', { name: 'Publish' })).toBeNull();

  const ready = machineRecord({ published_at: null, photos: [photoRecord()] });
  answer('GET /api/machines/1', ready);
  tell('machines', 'saved', { model: ready });
  await page.findByText('Only you can see it until you publish.');
  expect(page.getByRole('button', { name: 'Save changes' }).className).not.toContain('primary');
});

it('copies a machine with its delivery as a draft, and opens that', async () => {
  const { press, sent, answer, address } = open();
  const copying = lateAnswer();
  answer('POST /api/machines', copying.answer);
  answer('POST /api/machines/9/delivery_options/store_many', [{}, {}]);
  answer('GET /api/machines/9', machineRecord({ id: 9, subject: 'The copy' }));

  await press('Duplicate');
  await press(/Duplicate/);
  copying.give(machineRecord({ id: 9 }));

  await page.findByText('Copied as a new draft');
  await page.findByRole('heading', { level: 1, name: 'The copy' });
  expect(address()).toBe('/my-machines/9');
  const { description, attributes } = machine;
  expect(sent()).toEqual([
    {
      call: 'POST /api/machines',
      body: {
        machine_type_id: 3,
        subject: 'Caterpillar 320 GC crawler excavator (copy)',
        description,
        attributes,
        ...{ manufacturer: 'Caterpillar', model: '320 GC', year: 2019, hours: 3412 },
        ...{ daily_rate: 530, weekly_rate: 1845, monthly_rate: 5280, tank_amount: 180, cleaning_amount: 120 },
        ...{ minimum_days: 1, turnaround_days: 1, instant_book: false, call_off: true, address_id: 1 },
      },
    },
    {
      call: 'POST /api/machines/9/delivery_options/store_many',
      body: {
        data: [
          { name: 'Lowboy, Saturday', radius: 80, base_amount: 400, amount_per_distance: 6.5 },
          { name: 'Lowboy, weekdays', radius: 150, base_amount: 250, amount_per_distance: 5.5 },
        ],
      },
    },
  ]);
});

it('opens a copy whose delivery was refused, with the reason', async () => {
  const { press, answer, address } = open({ 'GET /api/machines/9': machineRecord({ id: 9 }) });
  answer('POST /api/machines', machineRecord({ id: 9 }));
  answer('POST /api/machines/9/delivery_options/store_many', refused({ name: ['It has too many.'] }));

  await press('Duplicate');

  await page.findByText('It has too many.');
  await waitFor(() => expect(address()).toBe('/my-machines/9'));
  expect(page.queryByText('Copied as a new draft')).toBeNull();
});

it.each([
  ['another owner’s', machineRecord({ user_id: 9 })],
  ['one that is gone', { status: 404, body: { message: 'Not found.' } }],
  ['one that may not be seen', { status: 403, body: { message: 'Forbidden.' } }],
])('does not show %s', async (_, answer) => {
  open({ 'GET /api/machines/1': answer });

  await page.findByRole('heading', { name: 'This isn’t one of your machines' });
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      'This isn’t one of your machines | It may have been deleted. | My machines → /my-machines',
    ),
  );
});

it('can be tried again where the server cannot answer', async () => {
  const { press, answer } = open({ 'GET /api/machines/1': { status: 500, body: { message: 'Oh' } } });

  await page.findByRole('heading', { name: 'We couldn’t load this machine' });
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe('We couldn’t load this machine | [Try again]'),
  );
  answer('GET /api/machines/1', machine);
  await press('Try again');

  await title();
});

it('shows what changes elsewhere at once', async () => {
  const { tell, answer, channels } = open();
  await title();
  expect(channels()).toEqual(['machines']);

  const renamed = machineRecord({ subject: 'Renamed', label_url: null });
  answer('GET /api/machines/1', renamed);
  tell('machines', 'saved', { model: renamed });

  await page.findByRole('heading', { level: 1, name: 'Renamed' });
  expect(page.queryByRole('link', { name: /Print label/ })).toBeNull();
});
