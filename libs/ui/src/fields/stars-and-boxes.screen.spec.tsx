import { attributesOf, controlledValue, fieldWords, page } from '@yard/testing/screen';
import { Checkbox, Switch } from './checkbox';
import { Select } from './select';
import { StarField } from './star-field';
import { InstantField } from './instant-field';
import { RadioCards } from './radio-cards';
import { openedField } from '../../test/opened';

it('lets one choose of a list, or nothing again', async () => {
  const options = [
    { value: 'tx', label: 'Texas' },
    { value: 'ok', label: 'Oklahoma', disabled: true },
    { value: 'co', label: 'Colorado' },
  ];
  const person = await openedField<string | null>(null, (at) => (
    <Select label="State" placeholder="Choose" autoComplete="off" {...at} options={options} />
  ));
  const list = page.getByRole('combobox', { name: 'State' });
  expect(fieldWords()).toBe('StateChooseTexasOklahomaColorado');
  expect(attributesOf(list)).toEqual({ autocomplete: 'off', 'aria-invalid': 'false' });
  expect(list).toHaveProperty('value', '');
  expect(page.getAllByRole('option').map((one) => (one as HTMLOptionElement).disabled)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  await person.selectOptions(list, 'Colorado');
  expect(controlledValue()).toBe('co');
  await person.selectOptions(list, 'Choose');
  expect(controlledValue()).toBe('');
});

it('gives one to five stars, each in words', async () => {
  const person = await openedField<number | null>(null, (at) => (
    <StarField
      label="Overall"
      name="rating"
      optional
      error="The rating field is required."
      {...at}
      required
    />
  ));
  const stars = '1 of 5, poor2 of 5, fair3 of 5, good4 of 5, very good5 of 5, excellent';
  expect(fieldWords()).toBe(`Overall (optional)${stars}“Overall” is required.`);
  const group = page.getByRole('radiogroup', {
    name: 'Overall (optional)',
    description: '“Overall” is required.',
  });
  expect(attributesOf(group)).toEqual({
    role: 'radiogroup',
    'aria-required': 'true',
    'aria-invalid': 'true',
  });

  await person.click(page.getByRole('radio', { name: '4 of 5, very good' }));
  expect(controlledValue()).toBe(4);
  expect(fieldWords()).toBe(`Overall (optional)${stars}Very good“Overall” is required.`);
  expect([...group.querySelectorAll('label')].map(({ className }) => className)).toEqual([
    ...Array(4).fill('star full'),
    'star',
  ]);
  expect(page.getAllByRole('radio', { checked: true })).toEqual([
    page.getByRole('radio', { name: '4 of 5, very good' }),
  ]);
});

it('ticks and unticks a box, which says what is wrong with it', async () => {
  const person = await openedField<boolean | null>(null, (at) => (
    <>
      <Checkbox
        label="I agree"
        name="agree"
        hint="To all of it."
        error="The agree field must be accepted."
        {...at}
        required
      />
      <Checkbox label="" aria-label="Some" indeterminate value={false} onChange={at.onChange} disabled />
    </>
  ));
  const box = page.getByRole('checkbox', { name: /^I agree/, description: '“I agree” must be accepted.' });
  expect(fieldWords()).toBe('I agreeTo all of it.“I agree” must be accepted.');
  expect(attributesOf(box)).toEqual({
    name: 'agree',
    required: '',
    type: 'checkbox',
    'aria-invalid': 'true',
  });
  const some = page.getByRole('checkbox', { name: 'Some' }) as HTMLInputElement;
  expect([some.indeterminate, some.disabled, some.getAttribute('aria-invalid')]).toEqual([
    true,
    true,
    'false',
  ]);

  await person.click(box);
  expect(controlledValue()).toBe(true);
  await person.click(box);
  expect(controlledValue()).toBe(false);
});

it('switches something on and off at once', async () => {
  const person = await openedField(false, (at) => (
    <Switch label="Instant booking" name="instant" hint="Without asking." error="Not now." {...at} />
  ));
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
  const person = await openedField<string | null>('pickup', (at) => (
    <RadioCards
      label="Delivery"
      name="way"
      hint="One of them."
      error="The way field is gone."
      optional
      required
      {...at}
      options={options}
    />
  ));
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
  const person = await openedField<string | null>('2026-11-20T23:30:00.000Z', (at) => (
    <InstantField label="Until" {...at} />
  ));
  const field = page.getByLabelText('Until');
  expect(attributesOf(field)).toMatchObject({ type: 'datetime-local', value: '2026-11-20T17:30' });
  await person.clear(field);
  expect(controlledValue()).toBeNull();
  expect(field).toHaveProperty('value', '');
  await person.type(field, '2026-07-01T08:00');
  expect(controlledValue()).toBe('2026-07-01T13:00:00.000Z');
});
