import {
  fieldWords,
  Controlled,
  controlledValue,
  openPart,
  page,
  waitFor,
  within,
} from '@yard/testing/screen';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DayRange } from './day-range';
import { DateField, DateRangePicker } from '../lazy-fields';

const opened = async (part: ReactNode) => {
  const { person } = openPart(part);
  await person.click(await page.findByTestId('field'));
  return person;
};
const day = (props: object = {}, first: string | null = null) => (
  <Controlled<string | null> first={first}>
    {(value, set) => (
      <>
        <DateField label="First day" name="start_date" value={value} onChange={set} {...props} />
        <button onClick={() => set('2027-01-05')}>Set</button>
      </>
    )}
  </Controlled>
);
const parts = () => page.getAllByRole('spinbutton').map(({ textContent }) => textContent);
const typed = async (person: Awaited<ReturnType<typeof opened>>, digits: string, at = 0) => {
  const part = (await page.findAllByRole('spinbutton'))[at];
  if (part) await person.click(part);
  await person.keyboard(digits);
};
const leave = (person: Awaited<ReturnType<typeof opened>>) => person.click(page.getByTestId('kept'));
const dayNamed = (words: RegExp) => page.findByRole('button', { name: words });
const span = (props: object = {}, first: DayRange = { from: '', to: '' }) => (
  <Controlled<DayRange> first={first}>
    {(value, set) => <DateRangePicker label="Days" name="days" value={value} onChange={set} {...props} />}
  </Controlled>
);

// The first here: later ones have the code.
it('is given what was typed at its stand-in, and keeps the focus', async () => {
  openPart(span());
  const standIn = await page.findByRole('button', { name: /yyyy/ });
  standIn.dataset['typed'] = '10/14/202710/18/2027';
  act(() => standIn.focus());
  await waitFor(() => expect(controlledValue()).toEqual({ from: '2027-10-14', to: '2027-10-18' }));
  expect(document.activeElement?.textContent).toBe('2027');
});

it('takes a day by month, day and year, and hands it on once it is whole', async () => {
  const person = await opened(day({ hint: 'At the yard.' }));
  await page.findAllByRole('spinbutton');
  expect(parts()).toEqual(['mm', 'dd', 'yyyy']);
  await typed(person, '1205');
  expect(controlledValue()).toBeNull();
  await typed(person, '2026', 2);
  expect(controlledValue()).toBe('2026-12-05');
  expect(parts()).toEqual(['12', '05', '2026']);
  await leave(person);
  await person.click(page.getByText('Set'));
  expect(parts()).toEqual(['01', '05', '2027']);
});

it.each([
  ['11192026', 'Choose a day from Nov 20, 2026 on.'],
  ['12312026', 'Choose a day until Dec 20, 2026.'],
  ['12010226', 'Write the year in four digits.'],
])('says once it is left why %s cannot be', async (digits, words) => {
  const person = await opened(day({ min: '2026-11-20', max: '2026-12-20' }));
  await typed(person, digits);
  expect(page.queryByText(words)).toBeNull();
  await leave(person);
  expect(fieldWords()).toContain(words);
  expect(controlledValue() ?? '').toBe('');
});

it('says that a day is not in the calendar, and takes it away', async () => {
  const person = await opened(day());
  await typed(person, '02302027');
  await leave(person);
  expect(await page.findByText('02/30/2027 is not in the calendar.')).toBeTruthy();
  expect(parts()).toEqual(['mm', 'dd', 'yyyy']);
  expect(controlledValue()).toBeNull();
});

it('is chosen from a calendar whose weeks begin on Sunday', async () => {
  const person = await opened(day({ min: '2026-11-20', disabledDates: ['2026-11-26'] }, '2026-11-24'));
  await page.findAllByRole('spinbutton');
  await person.click(await page.findByRole('button', { name: /Calendar/ }));
  const dialog = await page.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect((await dayNamed(/November 19, 2026/)).getAttribute('aria-disabled')).toBe('true');
  expect((await dayNamed(/November 26, 2026/)).getAttribute('aria-disabled')).toBe('true');
  await person.click(await dayNamed(/November 27, 2026/));
  expect(controlledValue()).toBe('2026-11-27');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('takes a first and a last day, and refuses what its rules refuse', async () => {
  const refuse = ({ to }: DayRange) => (to === '2026-12-08' ? 'The last day is taken.' : null);
  const person = await opened(span({ refuse, min: '2026-11-20' }));
  await typed(person, '12052026');
  await typed(person, '12072026', 3);
  expect(controlledValue()).toEqual({ from: '2026-12-05', to: '2026-12-07' });
  await typed(person, '08', 4);
  await leave(person);
  expect(await page.findByText('The last day is taken.')).toBeTruthy();
  expect(controlledValue()).toEqual({ from: '', to: '' });
});

it('says that the last day is before the first', async () => {
  const person = await opened(span({}));
  await typed(person, '12052026');
  await typed(person, '12012026', 3);
  await leave(person);
  expect(await page.findByText('The last day is before the first.')).toBeTruthy();
  expect(controlledValue()).toEqual({ from: '', to: '' });
});

it('takes two days that are pasted, and one where the caret is', async () => {
  const person = await opened(span());
  const [start, , , end] = await page.findAllByRole('spinbutton');
  if (start) await person.click(start);
  await person.paste('from 2026-12-05 until 12/9/2026');
  await waitFor(() => expect(controlledValue()).toEqual({ from: '2026-12-05', to: '2026-12-09' }));
  if (end) await person.click(end);
  await person.paste('2026-12-11');
  await waitFor(() => expect(controlledValue()).toEqual({ from: '2026-12-05', to: '2026-12-11' }));
});
