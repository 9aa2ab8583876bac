import {
  addressRecord,
  lateAnswer,
  listOf,
  machineRecord,
  machineTypeRecord,
  openScreen,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';
import { TEMPLATE } from './machine-columns';

const HEAD = 'Machine type,Subject,Year,A day,A week,4 weeks,ZIP code,Operating weight,Colour';
const open = () =>
  openScreen({ manifest: remote.public, entry }, '/my-machines/import', {
    user: people.olive,
    answers: {
      'GET /api/machine_types': listOf([machineTypeRecord()]),
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/addresses': listOf([addressRecord({ id: 5 })]),
    },
  });
type Opened = ReturnType<typeof open>;
const choose = async ({ person }: Opened, ...rows: string[]) =>
  person.upload(
    await page.findByLabelText('Table of machines'),
    new File([rows.join('\n')], 'yard.csv', { type: 'text/csv' }),
  );
const main = () => read(page.getByRole('main', { hidden: true }));
const rows = () => page.getAllByRole('row').map((row) => read(row));

it('says what a table is, and gives one to begin with', async () => {
  open();
  await page.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(main()).toMatch(
      /^← My machines → \/my-machines \| Import machines \| Upload a spreadsheet saved as CSV, one machine per row\. You check each row before we add it as a draft\. \| \[Choose a file\] \| Download a template → data:text\/csv;charset=utf-8,/,
    ),
  );
  expect(decodeURIComponent(main()).split('utf-8,')[1]).toBe(
    `${TEMPLATE} | Columns of the template, with an example | Machine type | Mini Excavator | Title | Kubota U35-4 with two buckets | Manufacturer | Kubota | Model | U35-4 | Year | 2019 | Hours run | 1850 | Description | Quick coupler, long arm | A day | 250 | A week | 875 | 4 weeks | 2500 | ZIP code | 78701`,
  );
  expect(page.getByRole('link', { name: /Download/ }).getAttribute('download')).toBe('machines.csv');
});

it('reads each row, and says what is wrong in it', async () => {
  const screen = open();
  await choose(
    screen,
    HEAD,
    'Crawler Excavators,CAT 320,2019,530,1845,5280,74401,21000,red',
    'Spaceship,Falcon,1977,1,,,,,',
    'crawler excavator,,1920,100,9000,,99999,3000000,',
  );

  await page.findByText('CAT 320');
  await waitFor(() => expect(main()).toContain('Operating weight (lb)'));
  await waitFor(() =>
    expect(rows()).toEqual([
      'Row | Machine | A day, a week, 4 weeks | State',
      '2 | CAT 320 | $530, $1,845, $5,280 | Ready | [Edit row 2]',
      '3 | Falcon | $1, –, – | “Spaceship” isn’t a machine type. | [Edit row 3]',
      '4 | Crawler Excavator | $100, $9,000, – | You have no address with the ZIP code 99999. | Write 2,204,623 lb or less. | That is a very old machine. | Seven days at the day rate cost less, so renters never pay this rate. | [Edit row 4]',
    ]),
  );
  expect(
    read(page.getByRole('group', { name: 'Columns' })).replaceAll(/‹[^*]*\*([^,›]*)[^›]*›/g, '‹$1›'),
  ).toBe(
    'Columns | Machine type | ‹Machine type› | Subject | ‹Title› | Year | ‹Year› | A day | ‹A day› | A week | ‹A week› | 4 weeks | ‹4 weeks› | ZIP code | ‹ZIP code› | Operating weight | ‹Operating weight (lb)› | Colour | ‹Left out›',
  );
  await waitFor(() =>
    expect(read(page.getByRole('group', { name: 'Where the machines are' }))).toBe(
      'Where the machines are | Address for rows without a ZIP code (optional) | ‹*Not chosen yet, 1011 Honor Heights Drive, Muskogee, OK 74401›',
    ),
  );
  expect(main()).toContain('Left out: “Colour”. To add it, choose above what the column holds.');
  await waitFor(() => expect(main()).toContain('yard.csv'));
  await waitFor(() =>
    expect(read(page.getByRole('region', { name: 'Machines' }))).toMatch(/^Machines \| 1 machine ready/),
  );
  await waitFor(() => expect(main()).toContain('1 machine ready, 2 rows to fix. | [Add 1 machine]'));
});

it('takes a column for another field, and an address for rows without one', async () => {
  const screen = open();
  const { person, press, sent, answer } = screen;
  answer('POST /api/machines', machineRecord({ id: 9 }));
  await choose(screen, 'Machine type,Words,,A day', 'Crawler Excavator,CAT 320,Texas,530');
  await page.findByText('1 machine ready.');
  expect(page.getByLabelText('Column 3')).toHaveProperty('value', '');
  await person.selectOptions(page.getByLabelText('Words'), 'subject');
  await person.selectOptions(page.getByLabelText(/Address for rows/), '5');
  await press('Add 1 machine');
  await page.findByText('1 machine added as a draft.');
  expect(sent()).toEqual([
    {
      call: 'POST /api/machines',
      body: { address_id: 5, attributes: {}, daily_rate: 530, machine_type_id: 3, subject: 'CAT 320' },
    },
  ]);
  expect(page.getByRole('link', { name: 'Draft added' }).getAttribute('href')).toBe('/my-machines/9');
});

it('takes what is corrected in a row in place of what the file has', async () => {
  const screen = open();
  const { person, press } = screen;
  await choose(
    screen,
    'Machine type,Subject,4 week rate',
    'Spaceship,Falcon,5280',
    'Crawler Excavator,Two,x',
  );
  await press('Edit row 2');
  const form = await page.findByRole('form', { name: 'Row 2' });
  expect(read(form)).toBe(
    '(Row 2) | Machine type ‹Spaceship› | Title ‹Falcon› | 4 weeks ‹5280› | [Save row] | [Cancel]',
  );
  const type = page.getByLabelText('Machine type', { selector: 'input' });
  await person.clear(type);
  await person.click(page.getByRole('link', { name: 'My machines' }));
  await press('Stay');
  await person.type(type, 'crawler excavator{Enter}');

  await waitFor(() =>
    expect(rows().slice(1)).toEqual([
      '2 | Falcon | –, –, $5,280 | Ready | [Edit row 2]',
      '3 | Two | –, –, – | “4 weeks” must be a number. | [Edit row 3]',
    ]),
  );
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Edit row 2' }));

  await waitFor(() => expect(main()).toContain('1 machine ready, 1 row to fix. | [Add 1 machine]'));
  await press('Edit row 2');
  await waitFor(() => expect(page.queryByRole('button', { name: /^Add 1/ })).toBeNull());
  await press('Cancel');
  await page.findByRole('button', { name: 'Add 1 machine' });
});

it('adds row after row, goes on after one that is refused, and tries that again', async () => {
  const screen = open();
  const { press, sent, answer } = screen;
  const first = lateAnswer();
  const too = refused({ daily_rate: ['That is too much.'] });
  const answers: unknown[] = [first.answer(), too, machineRecord({ id: 11 })];
  answer('POST /api/machines', () => answers.shift());
  const lines = ['One,1', 'Two,2', 'Three,3'].map((line) => `Crawler Excavator,${line}`);
  await choose(screen, 'Machine type,Subject,A day', ...lines);

  await press('Add 3 machines');
  await page.findByRole('button', { name: 'Stop' });
  await waitFor(() => expect(main()).toContain('3 machines ready. | (Machines done) | 0 of 3 | [Stop]'));
  first.give(machineRecord({ id: 9 }));
  await page.findByText('That is too much.');
  await waitFor(() =>
    expect(main()).toContain(
      '2 machines added as drafts, 1 row to fix. | [Try 1 machine again] | [Undo (remove 2 drafts)]',
    ),
  );

  answer('POST /api/machines', machineRecord({ id: 10 }));
  await press('Try 1 machine again');
  await page.findByText('3 machines added as drafts.');
  expect(sent().map(({ body }) => body)).toMatchObject([
    { subject: 'One' },
    { subject: 'Two' },
    { subject: 'Three' },
    { subject: 'Two' },
  ]);
});

it('adds no others where the server does not answer', async () => {
  const screen = open();
  screen.answer('POST /api/machines', { status: 500, body: { message: 'Oh no' } });
  await choose(screen, 'Machine type,Subject,A day', 'Crawler Excavator,One,1', 'Crawler Excavator,Two,2');

  await screen.press('Add 2 machines');

  await page.findByText('We got no answer. Check My machines before you try again.');
  await page.findByText('Oh no');
  expect(screen.sent()).toHaveLength(1);
});

it('takes machines back only when asked twice', async () => {
  const screen = open();
  const { press, pressInDialog, sent, answer } = screen;
  answer('POST /api/machines', machineRecord({ id: 9 }));
  answer('DELETE /api/machines/9', { status: 204 });
  await choose(screen, 'Machine type,Subject,A day', 'Crawler Excavator,One,1');
  await press('Add 1 machine');

  await press('Undo (remove 1 draft)');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Undo, and remove 1 draft? | This deletes them, with any changes you made since. | [Cancel] | [Remove them]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toHaveLength(1);
  await press('Undo (remove 1 draft)');
  await pressInDialog('Remove them');
  await page.findByText('1 machine ready.');
  expect(sent().at(-1)).toEqual({ call: 'DELETE /api/machines/9', body: null });
});

it('takes back what it can, and says what is refused', async () => {
  const screen = open();
  const { press, pressInDialog, sent, answer } = screen;
  const ids = [9, 10, 11];
  const left = [...ids];
  answer('POST /api/machines', () => machineRecord({ id: left.shift() }));
  answer('DELETE /api/machines/9', { status: 404, body: { message: 'Not found.' } });
  answer('DELETE /api/machines/10', { status: 409, body: { message: 'It is rented.' } });
  answer('DELETE /api/machines/11', { status: 204 });
  const machines = ['One', 'Two', 'Three'].map((name) => `Crawler Excavator,${name},1`);
  await choose(screen, 'Machine type,Subject,A day', ...machines);
  await press('Add 3 machines');

  await press('Undo (remove 3 drafts)');
  await pressInDialog('Remove them');

  await page.findByText('It is rented.');
  await page.findByText('1 machine added as a draft, 2 machines ready.');
  const calls = sent().map(({ call }) => call);
  expect(calls.slice(3)).toEqual(ids.map((id) => `DELETE /api/machines/${id}`));
});

it.each([
  ['has no row', [HEAD], 'The file has headings but no machines.'],
  [
    'never ends a quotation',
    [HEAD, '"Crawler'],
    'A quotation mark in the file is never closed. Close it, then choose the file again.',
  ],
  [
    'has too many rows',
    [HEAD, ...Array.from({ length: 501 }, () => 'a,b')],
    'The file has 501 rows. Add up to 500 at a time.',
  ],
])('refuses a file that %s', async (_, file, words) => {
  const screen = open();
  await choose(screen, ...file);

  expect(read(await page.findByRole('alert'))).toBe(words);
  await waitFor(() => expect(main()).toContain('[Choose another file]'));
  expect(page.queryByRole('table')).toBeNull();
});
