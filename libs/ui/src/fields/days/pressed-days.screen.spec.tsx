import { act, fieldWords, Controlled, controlledValue, openPart, page, waitFor } from '@yard/testing/screen';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button';
import { Form } from '../form';
import { DateField, DateRangePicker } from '../lazy-fields';
import type { DayRange } from './day-range';

const opened = async (part: ReactNode) => {
  const { person } = openPart(part);
  await person.click(await page.findByTestId('kept'));
  await page.findAllByRole('spinbutton');
  return person;
};
const day = (first: string | null = null) => (
  <Controlled<string | null> first={first}>
    {(value, set) => <DateField label="First day" value={value} onChange={set} />}
  </Controlled>
);
const span = (first: DayRange = { from: '', to: '' }) => (
  <Controlled<DayRange> first={first}>
    {(value, set) => <DateRangePicker label="Days" value={value} onChange={set} />}
  </Controlled>
);
const part = (name: RegExp) => page.getByRole('spinbutton', { name });
const texts = () => page.getAllByRole('spinbutton').map(({ textContent }) => textContent);
const closed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
const leave = (person: Awaited<ReturnType<typeof opened>>) => person.click(page.getByTestId('kept'));

it('opens where it is pressed before its code is there', async () => {
  const { person } = openPart(day());
  await person.click(await page.findByRole('button', { name: /^mm.*yyyy$/ }));
  expect(await page.findByRole('dialog')).toBeTruthy();
});

it('opens its calendar wherever it is pressed, and goes on in the field with the first digit', async () => {
  const person = await opened(span());

  await person.click(part(/^year, Start/));
  await page.findByRole('dialog');
  await person.keyboard('12/14/2026');
  await closed();
  await person.keyboard('12/18/2026');

  expect(controlledValue()).toEqual({ from: '2026-12-14', to: '2026-12-18' });
  expect(texts()).toEqual(['12', '14', '2026', '12', '18', '2026']);
});

it('clears the days that it has', async () => {
  const person = await opened(span({ from: '2026-12-14', to: '2026-12-18' }));

  await person.click(part(/^day, End/));
  await person.click(await page.findByRole('button', { name: 'Clear dates' }));

  await closed();
  expect(controlledValue()).toEqual({ from: '', to: '' });
  expect(texts()).toEqual(['mm', 'dd', 'yyyy', 'mm', 'dd', 'yyyy']);
  await person.click(part(/^year, Start/));
  await page.findByRole('dialog');
  expect(page.queryByRole('button', { name: 'Clear dates' })).toBeNull();
});

it('writes over the part that was pressed', async () => {
  const person = await opened(span({ from: '2026-12-14', to: '2026-12-18' }));

  await person.click(part(/^day, End/));
  await page.findByRole('dialog');
  await person.keyboard('20');

  await waitFor(() => expect(controlledValue()).toEqual({ from: '2026-12-14', to: '2026-12-20' }));
});

it('ends a part of one digit with a slash, and skips none that is full', async () => {
  const person = await opened(day('2026-11-30'));
  await person.click(part(/^month/));
  await page.findByRole('dialog');
  await person.keyboard('1/5/2027');
  await waitFor(() => expect(controlledValue()).toBe('2027-01-05'));
});

it('opens no calendar that would make another day of one that is none', async () => {
  const person = await opened(day());
  act(() => part(/^month/).focus());
  await person.keyboard('02/30/2027');
  await person.click(part(/^day/));
  expect(page.queryByRole('dialog')).toBeNull();
  await leave(person);
  expect(fieldWords()).toContain('02/30/2027 is not in the calendar.');
});

it.each([
  ['12/14', 'Write the whole date: month, day and year.'],
  ['12/14/2026', 'Choose the last day, too.'],
])('says of %s, once it is left: %s', async (typed, words) => {
  const person = await opened(span({ from: '', to: '' }));
  act(() => part(/^month, Start/).focus());
  await person.keyboard(typed);
  expect(fieldWords()).not.toContain(words);
  await leave(person);

  expect(fieldWords()).toContain(words);
  expect(texts().join('/')).toContain(typed);
  expect(controlledValue()).toEqual({ from: '', to: '' });

  act(() => part(/^month, Start/).focus());
  await person.keyboard('12/14/202612/18/2026');
  await leave(person);
  expect(fieldWords()).not.toContain(words);
  expect(controlledValue()).toEqual({ from: '2026-12-14', to: '2026-12-18' });
});

it('keeps a form with half a date from being sent, and says why', async () => {
  const send = jest.fn();
  const person = await opened(
    <Form onSubmit={send}>
      {day('2026-12-14')}
      <Button type="submit">Send</Button>
    </Form>,
  );
  act(() => part(/^day/).focus());
  await person.keyboard('{Backspace}{Backspace}');
  await person.click(page.getByRole('button', { name: 'Send' }));
  expect(send).not.toHaveBeenCalled();
  expect(fieldWords()).toContain('Write the whole date: month, day and year.');

  act(() => part(/^day/).focus());
  await person.keyboard('15');
  await person.click(page.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(controlledValue()).toBe('2026-12-15');
});
