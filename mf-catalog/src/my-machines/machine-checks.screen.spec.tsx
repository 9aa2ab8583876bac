import { addressRecord, listOf, machineRecord, page, read, refused, waitFor } from '@yard/testing/screen';
import { open, form, field, change } from '../../test/machine-form-scene';

it('says at the top and beside the fields what is missing, and sends nothing', async () => {
  const { press, sent } = open('/my-machines/new');
  await page.findByRole('form', { name: 'Machine' });

  await press('Save draft');
  const summary = (await page.findByText('2 things need fixing')).closest('[role=alert]');
  await waitFor(() =>
    expect(read(summary ?? document.body)).toBe(
      '2 things need fixing | [“Machine type” is required.] | [“Title” is required.]',
    ),
  );
  expect(form()).toContain('‹› “Title” is required.');
  expect(sent()).toEqual([]);
});

it('asks about figures that are hardly right, each beside its own field', async () => {
  const screen = open('/my-machines/1');
  const { person, press, sent, answer } = screen;
  answer('PATCH /api/machines/1', refused({ subject: ['It is taken.'] }));
  await page.findByText(/Usual for/);

  await change(screen, /^Year/, '1920');
  await change(screen, /Hours run/, '900000');
  await change(screen, /A week/, '9000');
  await change(screen, /4 weeks/, '90000');
  await press('Save changes');
  await page.findByText('4 things need fixing');
  await waitFor(() =>
    expect(read(page.getByRole('alert'))).toBe(
      '4 things need fixing | [That is a very old machine. Is that right?] | [900,000 h would be 8,411 h in each of its years. Is that right?] | [Seven days at the day rate cost less, so renters never pay this rate. Is that right?] | [Four weeks at the shorter rates cost less, so renters never pay this rate. Is that right?]',
    ),
  );
  const group = (name: string) => read(page.getByRole('group', { name }));
  expect(group('The machine')).toContain(
    'Year (optional) ‹1920› That is a very old machine. Is that right? | Hours run (optional) ‹900000› 900,000 h would be 8,411 h in each of its years. Is that right? | That is a very old machine. | [ ] It is from 1920 | 900,000 h would be 8,411 h in each of its years. | [ ] 900,000 h is right',
  );
  expect(group('Rates')).toBe(
    'Rates | Renters pay the cheapest mix of day, week and 4-week rates that covers their dates. Without a week or 4-week rate, only the others count. | A day$ ‹530› | A week (7 days)$ ‹9000› Seven days at the day rate cost less, so renters never pay this rate. Is that right? | 4 weeks (28 days)$ ‹90000› Four weeks at the shorter rates cost less, so renters never pay this rate. Is that right? | Seven days at the day rate cost less, so renters never pay this rate. | [ ] The week rate is right | Four weeks at the shorter rates cost less, so renters never pay this rate. | [ ] The 4-week rate is right | Usual for the 12 machines of this type: $500 a day, $1,750 a week, $5,000 for 4 weeks. | [Use these rates]',
  );
  expect(sent()).toEqual([]);

  for (const box of page.getAllByRole('checkbox', { name: /right|It is from/ })) await person.click(box);
  await press('Save changes');
  await page.findByText('One thing needs fixing');
  await waitFor(() => expect(read(page.getByRole('alert'))).toBe('One thing needs fixing | [It is taken.]'));
  expect(field(/Title/).getAttribute('aria-invalid')).toBe('true');
  expect(group('Rates')).toContain('‹90000› | Seven days');
});

it('refuses an attribute beyond its bounds, in the unit that is shown', async () => {
  const screen = open('/my-machines/1');
  await page.findByText(/Usual for/);

  await change(screen, /Operating weight/, '9000000');
  await screen.press('Save changes');

  await page.findByText('One thing needs fixing');
  await waitFor(() =>
    expect(read(page.getByRole('alert'))).toBe('One thing needs fixing | [Write 2,204,623 lb or less.]'),
  );
  expect(screen.sent()).toEqual([]);
});

it('says that the address of a machine is gone', async () => {
  open('/my-machines/1', { 'GET /api/addresses': listOf([]) });

  await page.findByText('This address was deleted. Choose where the machine is now.');
  await waitFor(() =>
    expect(read(page.getByRole('group', { name: 'Location' }))).toBe(
      'Location | AddressRenters see only the city until they book. | ‹*No address yet› | This address was deleted. Choose where the machine is now. | [Add an address]',
    ),
  );
});

it('finds an address beyond the first hundred, and does not call it deleted', async () => {
  const first = { ...listOf([addressRecord({ id: 500 })]), last_page: 2 };
  const second = { ...listOf([addressRecord({ id: 1, line1: '9 Oak Street' })]), last_page: 2 };
  const { asked } = open('/my-machines/1', {
    'GET /api/machines/1': machineRecord({ address_id: 1 }),
    'GET /api/addresses': ({ query }: { query: { page?: string } }) => (query.page === '2' ? second : first),
  });

  await waitFor(() => expect(read(page.getByRole('group', { name: 'Location' }))).toContain('*9 Oak Street'));
  expect(page.queryByText(/was deleted/)).toBeNull();
  expect(asked('GET /api/addresses').map(({ page: at }) => at)).toEqual([undefined, '2']);
});
