import { attributesOf, fieldWords, Controlled, controlledValue, openPart, page } from '@yard/testing/screen';
import type { ReactNode } from 'react';
import { Switch } from './checkbox';
import { InstantField } from './instant-field';
import { RadioCards } from './radio-cards';

const opened = async (part: ReactNode) => {
  const { person } = openPart(part);
  await page.findByTestId('field');
  return person;
};

it('switches something on and off at once', async () => {
  const person = await opened(
    <Controlled first={false}>
      {(value, set) => (
        <Switch
          label="Instant booking"
          name="instant"
          hint="Without asking."
          error="Not now."
          {...{ value }}
          onChange={set}
        />
      )}
    </Controlled>,
  );
  const control = page.getByRole('switch', { name: /^Instant booking/, description: 'Not now.' });
  expect(fieldWords()).toBe('Instant bookingWithout asking.Not now.');
  expect(attributesOf(control)).toEqual({
    type: 'checkbox',
    role: 'switch',
    name: 'instant',
    'aria-invalid': 'true',
  });
  await person.click(control);
  expect(controlledValue()).toBe(true);
  await person.click(control);
  expect(controlledValue()).toBe(false);
});

it('lets one choose a card of those that can be had', async () => {
  const options = [
    { value: 'pickup', label: 'Pickup', detail: 'In Austin', aside: '$0' },
    { value: 'lowboy', label: 'Lowboy', aside: '$250' },
    { value: 'ferry', label: 'Ferry', disabled: true },
  ];
  const person = await opened(
    <Controlled<string | null> first="pickup">
      {(value, set) => (
        <RadioCards
          label="Delivery"
          name="way"
          hint="One of them."
          error="The way field is gone."
          optional
          required
          {...{ value, options }}
          onChange={set}
        />
      )}
    </Controlled>,
  );
  expect(fieldWords()).toBe(
    'Delivery (optional)One of them.“Delivery” is gone.Pickup$0In AustinLowboy$250Ferry',
  );
  const group = page.getByRole('radiogroup', {
    name: 'Delivery (optional)',
    description: 'One of them. “Delivery” is gone.',
  });
  expect(attributesOf(group)).toEqual({
    role: 'radiogroup',
    'aria-required': 'true',
    'aria-invalid': 'true',
  });
  const cards = page.getAllByRole<HTMLInputElement>('radio');
  const state = () => cards.map(({ name, value, checked, disabled }) => [name, value, checked, disabled]);
  expect(state()).toEqual([
    ['way', 'pickup', true, false],
    ['way', 'lowboy', false, false],
    ['way', 'ferry', false, true],
  ]);

  await person.click(page.getByRole('radio', { name: /^Lowboy/ }));
  expect(controlledValue()).toBe('lowboy');
  await person.click(page.getByRole('radio', { name: 'Ferry' }));
  expect(controlledValue()).toBe('lowboy');
});

it('takes a day and a time where the reader is, as an instant', async () => {
  const person = await opened(
    <Controlled<string | null> first="2026-11-20T23:30:00.000Z">
      {(value, set) => <InstantField label="Until" value={value} onChange={set} />}
    </Controlled>,
  );
  const field = page.getByLabelText('Until');
  expect(attributesOf(field)).toMatchObject({ type: 'datetime-local', value: '2026-11-20T17:30' });
  await person.clear(field);
  expect(controlledValue()).toBeNull();
  expect(field).toHaveProperty('value', '');
  await person.type(field, '2026-07-01T08:00');
  expect(controlledValue()).toBe('2026-07-01T13:00:00.000Z');
});
