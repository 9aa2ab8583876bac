import { Controlled, controlledValue, openPart, page, people, read, waitFor } from '@yard/testing/screen';
import { type BenchCase, BenchFields } from './bench-fields';

const asked: BenchCase = {
  rental: 1000,
  delivery: 150,
  deposit: 500,
  by: 'renter',
  mode: 'dates',
  hours: 72,
  start: '2026-12-01',
  day: '2026-11-28',
  time: '06:30',
};
const open = (fields: Partial<BenchCase> = {}, hours: number | null = 72) =>
  openPart(
    <Controlled<BenchCase> first={{ ...asked, ...fields }}>
      {(values, set) => (
        <BenchFields values={values} hours={hours} onChange={(changes) => set({ ...values, ...changes })} />
      )}
    </Controlled>,
    { site: 'admin', user: people.ada },
  );
const shows = (text: string) => waitFor(() => expect(read(page.getByTestId('field'))).toBe(text));

it('shows the days and the time that a case is given by', async () => {
  open();
  await page.findByText('Canceled at');

  await shows(
    'Rent paid$ ‹1000› | Delivery paid$ ‹150› | Deposit paid$ ‹500› | Who cancels | (Who cancels) | [x] Renter | [ ] Owner | [ ] Admin | When, given as | (When, given as) | [ ] Hours | [x] Dates | First day of the rental | [12/01/2026] | Canceled on | [11/28/2026] | Canceled at ‹06:30› | [Choose a time: Canceled at] | 72 hours before the start.',
  );
});

it('asks for both days where one is missing', async () => {
  open({ day: null }, null);
  await page.findByText(/^Enter both days/);

  await shows(
    'Rent paid$ ‹1000› | Delivery paid$ ‹150› | Deposit paid$ ‹500› | Who cancels | (Who cancels) | [x] Renter | [ ] Owner | [ ] Admin | When, given as | (When, given as) | [ ] Hours | [x] Dates | First day of the rental | [12/01/2026] | Canceled on | [mm/dd/yyyy] | Canceled at ‹06:30› | [Choose a time: Canceled at] | Enter both days. Times are local to the machine.',
  );
});

it.each([
  [/^Rent paid/, { rental: 7 }],
  [/^Delivery paid/, { delivery: 7 }],
  [/^Deposit paid/, { deposit: 7 }],
  [/^Hours before the start/, { hours: 7 }],
] as const)('keeps what is typed as %s', async (name, changes) => {
  const { person } = open({ mode: 'hours' });
  const field = await page.findByRole('textbox', { name });
  await person.clear(field);
  await person.type(field, '7');
  await person.tab();

  await waitFor(() => expect(controlledValue()).toEqual({ ...asked, mode: 'hours', ...changes }));
});

it('keeps who cancels, and how the moment is given', async () => {
  const { person } = open();
  await person.click(await page.findByRole('radio', { name: 'Admin' }));
  await person.click(page.getByRole('radio', { name: 'Hours' }));

  await waitFor(() => expect(controlledValue()).toEqual({ ...asked, by: 'admin', mode: 'hours' }));
});

it('keeps the time that is typed', async () => {
  const { person } = open();
  const field = await page.findByLabelText('Canceled at');
  await person.clear(field);
  await person.type(field, '07:45');
  await person.tab();

  await waitFor(() => expect(controlledValue()).toEqual({ ...asked, time: '07:45' }));
});

it.each([
  [1, { start: '2026-12-03' }],
  [4, { day: '2026-11-03' }],
])('keeps the day that is typed: part %i', async (at, changes) => {
  const { person } = open();
  await page.findByText('Canceled at');
  await waitFor(() => expect(page.getAllByRole('spinbutton')).toHaveLength(6));
  const part = page.getAllByRole('spinbutton')[at];
  if (part) await person.click(part);
  await person.keyboard('03');

  await waitFor(() => expect(controlledValue()).toEqual({ ...asked, ...changes }));
});
