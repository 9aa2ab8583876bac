import { fieldWords, Controlled, controlledValue, openPart, page, waitFor } from '@yard/testing/screen';
import type { ReactNode } from 'react';
import type { DayRange } from './day-range';
import { ComboBox, DayCalendar } from '../lazy-fields';

const opened = async (part: ReactNode) => {
  const { person } = openPart(part);
  await person.click(await page.findByTestId('field'));
  return person;
};
const dayNamed = (words: RegExp) => page.findByRole('button', { name: words });
const calendar = (props: object = {}) => (
  <Controlled<DayRange> first={{ from: '2026-12-07', to: '2026-12-08' }}>
    {(value, set) => (
      <DayCalendar
        label="Free days"
        value={value}
        onChange={set}
        min="2026-11-18"
        max="2026-12-24"
        whyNot={(one: string, first: string | null) =>
          one === '2026-12-10' ? 'rented' : first !== null && one > '2026-12-20' ? 'too long' : null
        }
        outcome={({ from, to }: DayRange) => `${from} to ${to}, $100`}
        {...props}
      />
    )}
  </Controlled>
);
const reason = () => document.querySelector('.reason')?.textContent;

it('shows free and taken days, says why one is taken, and what those come to that are chosen', async () => {
  const person = await opened(calendar());
  await page.findAllByRole('grid');
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'November 2026',
    'December 2026',
  ]);
  expect(reason()).toBe('Mon, Dec 7 – Tue, Dec 8, 2026: 2026-12-07 to 2026-12-08, $100');
  const taken = await dayNamed(/December 10, 2026, not to be chosen: rented$/);
  expect([taken.title, taken.getAttribute('data-free')]).toEqual(['rented', null]);
  expect((await dayNamed(/December 11, 2026$/)).getAttribute('data-free')).toBe('true');
  const beyond = await dayNamed(/December 28, 2026, not to be chosen/);
  expect([beyond.title, beyond.getAttribute('data-beyond')]).toEqual([
    'Choose a day until Dec 24, 2026.',
    'true',
  ]);
  await person.click(taken);
  expect(reason()).toBe('Thu, Dec 10, 2026: rented');
  await person.click(await dayNamed(/December 14, 2026/));
  expect((await dayNamed(/December 22, 2026, not to be chosen: too long$/)).title).toBe('too long');
  await person.click(await dayNamed(/December 16, 2026/));
  expect(controlledValue()).toEqual({ from: '2026-12-14', to: '2026-12-16' });
  expect(reason()).toBe('Mon, Dec 14 – Wed, Dec 16, 2026: 2026-12-14 to 2026-12-16, $100');
});

it('turns the months within its bounds, where days that are over are past', async () => {
  const person = await opened(calendar({ outcome: undefined, max: '2027-02-10' }));
  await page.findAllByRole('grid');
  expect(reason()).toBe('Mon, Dec 7 – Tue, Dec 8, 2026');
  const months = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  const turns = () =>
    ['Earlier', 'Later'].map((name) => page.getByRole<HTMLButtonElement>('button', { name }).disabled);
  expect([months(), turns()]).toEqual([
    ['December 2026', 'January 2027'],
    [false, false],
  ]);
  await person.click(page.getByRole('button', { name: 'Later' }));
  expect([months(), turns()]).toEqual([
    ['January 2027', 'February 2027'],
    [false, true],
  ]);
  await person.click(page.getByRole('button', { name: 'Earlier' }));
  await person.click(page.getByRole('button', { name: 'Earlier' }));
  expect([months()[0], turns()]).toEqual(['November 2026', [true, false]]);
  expect((await dayNamed(/November 17, 2026, not to be chosen/)).title).toBe('past');
  expect((await dayNamed(/November 19, 2026/)).title).toBe('');
});

it('finds one of a long list by typing', async () => {
  const options = [
    { value: '3', label: 'Crawler Excavator', detail: '12' },
    { value: '4', label: 'Scissor Lift' },
  ];
  const person = await opened(
    <Controlled<string | null> first="4">
      {(value, set) => (
        <ComboBox
          label="Type"
          hint="Of machine."
          error="Not there."
          placeholder="Any"
          options={options}
          value={value}
          onChange={set}
        />
      )}
    </Controlled>,
  );
  const box = await page.findByRole('combobox', { name: 'Type' });
  expect(box.getAttribute('placeholder')).toBe('Any');
  await waitFor(() => expect(box).toHaveProperty('value', 'Scissor Lift'));
  expect(fieldWords()).toBe('TypeOf machine.Not there.');
  await person.clear(box);
  await person.type(box, 'exc');
  const option = await page.findByRole('option');
  expect(option.textContent).toBe('Crawler Excavator12');
  await person.click(option);
  expect(controlledValue()).toBe('3');
  await person.clear(box);
  await person.type(box, 'zzz');
  expect(await page.findByText('Nothing matches')).toBeTruthy();
});
