import {
  lateAnswer,
  listOf,
  machineRecord,
  openScreen,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const bobcat = machineRecord({
  id: 2,
  subject: 'Bobcat',
  daily_rate: 100,
  weekly_rate: 350,
  monthly_rate: null,
});
const bare = machineRecord({
  id: 3,
  subject: 'Bare',
  daily_rate: null,
  weekly_rate: null,
  monthly_rate: null,
});
const open = (machines: object = listOf([bobcat, bare])) =>
  openScreen({ manifest: remote.public, entry }, '/my-machines/rates', {
    user: people.olive,
    answers: { 'GET /api/machines': machines },
  });
const main = () => read(page.getByRole('main'));
const row = (name: string) => read(page.getByRole('group', { name }));
const field = (name: string, label: string) =>
  [...page.getByRole('group', { name }).querySelectorAll('input')].find((input) =>
    input.labels?.[0]?.textContent?.startsWith(label),
  ) ?? document.body;

it('shows the rates that each machine has', async () => {
  const { asked } = open();

  await page.findByRole('group', { name: 'Bobcat' });
  await waitFor(() =>
    expect(main()).toBe(
      '← My machines → /my-machines | Edit rates | Edit rates one by one, or check machines and change them by a percentage. Requests already sent keep their rates. | Change bySuch as 5 or −10. We round to whole dollars. ‹› % | [Change 0 machines, disabled] | [ ] All machines on this page | (Bobcat) | [ ] BobcatNow $100 a day, $350 a week | A day$ ‹100› | A week$ ‹350› | 4 weeks$ ‹› | (Bare) | [ ] BareNo rates yet | A day$ ‹› | A week$ ‹› | 4 weeks$ ‹› | No changes yet | [Undo, disabled] | [Save rates, disabled]',
    ),
  );
  expect(asked('GET /api/machines')).toEqual([
    { direction: 'asc', page: '1', per_page: '50', sort: 'created_at', user_id: '2' },
  ]);
});

it('changes all chosen machines by the same part of their saved rates', async () => {
  const { person, press } = open(listOf([bobcat, machineRecord()]));
  await person.click(await page.findByRole('checkbox', { name: /Bobcat/ }));
  expect(page.getByRole('checkbox', { name: 'All machines on this page' })).toHaveProperty(
    'indeterminate',
    true,
  );

  await press('Change 1 machine');
  await page.findByText('Write a number from -90 to 500.');
  for (const percent of ['-10', '5']) {
    await person.clear(page.getByLabelText(/Change by/));
    await person.type(page.getByLabelText(/Change by/), percent);
    await press('Change 1 machine');
  }

  await page.findByText('1 machine changed');
  expect(row('Bobcat')).toBe(
    '(Bobcat) | [x] BobcatNow $100 a day, $350 a week | A day$ ‹105› | A week$ ‹368› | 4 weeks$ ‹›',
  );
  expect(row('Caterpillar 320 GC crawler excavator')).toContain('‹530›');
  await press('Undo');
  await page.findByText('No changes yet');
  expect(row('Bobcat')).toContain('‹100›');
  await person.click(page.getByRole('checkbox', { name: 'All machines on this page' }));
  await page.findByRole('button', { name: 'Change 2 machines' });
  await person.click(page.getByRole('checkbox', { name: 'All machines on this page' }));
  expect(await page.findByRole('button', { name: 'Change 0 machines' })).toHaveProperty('disabled', true);
});

it('saves machine after machine what differs, and leaves what was refused with the reason', async () => {
  const { person, press, sent, answer } = open();
  const first = lateAnswer();
  answer('PATCH /api/machines/2', first.answer);
  answer('PATCH /api/machines/3', refused({ daily_rate: ['That is too much.'] }));
  await page.findByRole('group', { name: 'Bobcat' });

  await person.clear(field('Bobcat', 'A week'));
  await person.type(field('Bobcat', 'A week'), '900');
  await person.type(field('Bare', 'A day'), '40');
  await person.type(field('Bare', '4 weeks'), '99');
  await person.tab();
  await page.findByText('2 machines changed');
  expect(row('Bobcat')).toBe(
    '(Bobcat) | [ ] BobcatNow $100 a day, $350 a week | A day$ ‹100› | A week$ ‹900› | 4 weeks$ ‹› | Seven days at the day rate cost less, so renters never pay this rate.',
  );

  await press('Save rates');
  await page.findByRole('button', { name: 'Stop' });
  await waitFor(() => expect(main()).toContain('2 machines changed | (Machines done) | 0 of 2 | [Stop]'));
  first.give({ ...bobcat, weekly_rate: 900 });

  await page.findByText('Rates of 1 machine saved');
  await page.findByText('That is too much.');
  expect(row('Bare')).toBe(
    '(Bare) | [ ] BareNo rates yet | A day$ ‹40› | A week$ ‹› | 4 weeks$ ‹99› | That is too much.',
  );
  expect(sent()).toEqual([
    { call: 'PATCH /api/machines/2', body: { weekly_rate: 900 } },
    { call: 'PATCH /api/machines/3', body: { daily_rate: 40, monthly_rate: 99 } },
  ]);
  await press('Undo');
  await waitFor(() => expect(page.queryByText('That is too much.')).toBeNull());
});

it('stops after the machine at hand', async () => {
  const { person, press, sent, answer } = open();
  const first = lateAnswer();
  answer('PATCH /api/machines/2', first.answer);
  await page.findByRole('group', { name: 'Bobcat' });
  await person.type(field('Bobcat', 'A day'), '0');
  await person.type(field('Bare', 'A day'), '4');
  await person.tab();

  await press('Save rates');
  await press('Stop');
  first.give({ ...bobcat, daily_rate: 1000 });

  await page.findByText('Rates of 1 machine saved');
  await page.findByText('1 machine changed');
  expect(sent()).toEqual([{ call: 'PATCH /api/machines/2', body: { daily_rate: 1000 } }]);
});

it('saves no others where the server fails', async () => {
  const { person, press, sent, answer } = open();
  answer('PATCH /api/machines/2', { status: 403, body: { message: 'This is not yours.' } });
  await page.findByRole('group', { name: 'Bobcat' });
  await person.type(field('Bobcat', 'A day'), '0');
  await person.type(field('Bare', 'A day'), '4');
  await person.tab();

  await press('Save rates');

  await page.findByText('This is not yours.');
  expect(sent()).toHaveLength(1);
  expect(page.queryByText(/saved/)).toBeNull();
});

it('keeps what is typed on other pages of the list', async () => {
  const { person, press, asked } = open({ ...listOf([bobcat]), total: 60, last_page: 2 });
  await page.findByRole('group', { name: 'Bobcat' });
  await person.type(field('Bobcat', 'A day'), '0');
  await person.tab();

  await press('Next');

  await waitFor(() => expect(asked('GET /api/machines').at(-1)).toMatchObject({ page: '2' }));
  await page.findByText('1 machine changed');
});

it('leads to the first machine while there is none', async () => {
  open(listOf([]));

  await page.findByText('No machines yet');
  await waitFor(() =>
    expect(main()).toBe(
      '← My machines → /my-machines | Edit rates | Edit rates one by one, or check machines and change them by a percentage. Requests already sent keep their rates. | No machines yet | List your first machine → /my-machines/new',
    ),
  );
});

it('can ask again where the machines could not be loaded', async () => {
  const { press, answer } = open({ status: 500, body: { message: 'Oh' } });
  await page.findByText('We couldn’t load your machines');

  answer('GET /api/machines', listOf([bobcat]));
  await press('Try again');
  await page.findByRole('group', { name: 'Bobcat' });
});
