import { attributesOf, fieldWords, Controlled, controlledValue, openPart, page } from '@yard/testing/screen';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { Select } from './select';
import { StarField } from './star-field';

const opened = async (part: ReactNode) => {
  const { person } = openPart(part);
  await page.findByTestId('field');
  return person;
};

it('lets one choose of a list, or nothing again', async () => {
  const options = [
    { value: 'tx', label: 'Texas' },
    { value: 'ok', label: 'Oklahoma', disabled: true },
    { value: 'co', label: 'Colorado' },
  ];
  const person = await opened(
    <Controlled<string | null> first={null}>
      {(value, set) => (
        <Select
          label="State"
          placeholder="Choose"
          autoComplete="off"
          {...{ value, options }}
          onChange={set}
        />
      )}
    </Controlled>,
  );
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
  const person = await opened(
    <Controlled<number | null> first={null}>
      {(value, set) => (
        <StarField
          label="Overall"
          name="rating"
          optional
          error="The rating field is required."
          {...{ value }}
          onChange={set}
          required
        />
      )}
    </Controlled>,
  );
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
  const person = await opened(
    <Controlled<boolean | null> first={null}>
      {(value, set) => (
        <>
          <Checkbox
            label="I agree"
            name="agree"
            hint="To all of it."
            error="The agree field must be accepted."
            value={value}
            onChange={set}
            required
          />
          <Checkbox label="" aria-label="Some" indeterminate value={false} onChange={set} disabled />
        </>
      )}
    </Controlled>,
  );
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
