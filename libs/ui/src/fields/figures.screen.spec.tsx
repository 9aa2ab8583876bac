import { attributesOf, controlledValue, fieldWords, page } from '@yard/testing/screen';
import { MoneyField, NumberField } from './number-field';
import { SearchField } from './search-field';
import { TextArea, TextField } from './text-field';
import { openedField } from '../../test/opened';

it('reads a figure as it is typed, keeps its text, and says what it cannot read once it is left', async () => {
  const person = await openedField<number | null>(40, (at) => (
    <>
      <NumberField label="Radius" {...at} after="mi" placeholder="none" />
      <button onClick={() => at.onChange(7.5)}>Reset</button>
    </>
  ));
  const field = page.getByRole('textbox', { name: 'Radius' });
  expect(fieldWords()).toBe('RadiusmiReset');
  expect(attributesOf(field)).toEqual({
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: 'none',
    'aria-invalid': 'false',
    value: '40',
  });

  await person.clear(field);
  expect(controlledValue()).toBeNull();
  await person.type(field, '1,250.50');
  expect(controlledValue()).toBe(1250.5);
  expect(field).toHaveProperty('value', '1,250.50');
  await person.clear(field);
  await person.type(field, 'many');
  expect(controlledValue()).toBeNull();
  expect(fieldWords()).toBe('RadiusmiReset');
  await person.tab();
  expect(fieldWords()).toBe('RadiusmiWrite a number, such as 1,250.50.Reset');
  expect(field).toHaveProperty('value', 'many');
  await person.click(page.getByText('Reset'));
  expect(field).toHaveProperty('value', '7.5');
  expect(fieldWords()).toBe('RadiusmiReset');
});

it.each([
  ['319,75', null, '319,75'],
  ['12,50,00', null, '12,50,00'],
  ['1,250', 1250, '1250'],
  ['1.250', 1.25, '1.25'],
  ['1,250.50', 1250.5, '1,250.50'],
])('shows what will be sent once the field is left: %s', async (typed, value, shown) => {
  const person = await openedField<number | null>(null, (at) => <MoneyField label="A day" {...at} />);
  const field = page.getByRole('textbox', { name: 'A day' });

  await person.type(field, typed);
  expect(field).toHaveProperty('value', typed);
  await person.tab();

  expect([controlledValue(), field.getAttribute('value')]).toEqual([value, shown]);
  expect(/Write a number/.test(fieldWords() ?? '')).toBe(value === null);
});

it('asks for whole numbers in their own words, and puts the currency before an amount', async () => {
  const person = await openedField<number | null>(null, (at) => (
    <>
      <NumberField label="Days" whole {...at} error="Too many." />
      <MoneyField label="Rate" value={12.5} onChange={at.onChange} />
      <MoneyField label="Taux" currency="CAD" value={undefined} onChange={at.onChange} />
    </>
  ));
  expect(fieldWords()).toBe('DaysToo many.Rate$TauxCA$');
  const days = page.getByRole('textbox', { name: 'Days' });
  expect(days.getAttribute('inputmode')).toBe('numeric');
  expect(page.getByRole('textbox', { name: 'Rate' })).toHaveProperty('value', '12.5');
  expect(page.getByRole('textbox', { name: 'Taux' })).toHaveProperty('value', '');

  await person.type(days, 'two');
  await person.tab();
  expect(fieldWords()).toBe('DaysWrite a whole number, such as 12.Rate$TauxCA$');
});

it('searches on Enter, and empties the box by Escape and by its cross', async () => {
  const search = jest.fn();
  const person = await openedField('', (at) => (
    <SearchField label="Machines" placeholder="Any" {...at} onSubmit={search} hideLabel />
  ));
  const box = page.getByRole('searchbox', { name: 'Machines' });
  expect(attributesOf(box)).toMatchObject({ type: 'search', placeholder: 'Any' });
  expect(page.queryByRole('button', { name: 'Clear' })).toBeNull();

  await person.type(box, 'crane');
  expect(search).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  expect(search.mock.calls).toEqual([['crane']]);
  await person.click(page.getByRole('button', { name: 'Clear' }));
  expect(controlledValue()).toBe('');
  await person.type(box, 'lift{Escape}');
  expect(controlledValue()).toBe('');
});

it('puts label, hint and error around a text, and reads hint and error with it', async () => {
  const person = await openedField('Yard', (at) => (
    <TextField
      label="Company"
      name="company_name"
      hint="As on the letters."
      error="The company name field is too long."
      optional
      placeholder="Name"
      maxLength={6}
      autoComplete="organization"
      inputMode="email"
      {...at}
    />
  ));

  const field = page.getByRole('textbox', {
    name: 'Company (optional)',
    description: 'As on the letters. “Company” is too long.',
  });
  expect(fieldWords()).toBe('Company (optional)As on the letters.“Company” is too long.');
  expect(attributesOf(field)).toEqual({
    name: 'company_name',
    type: 'text',
    placeholder: 'Name',
    autocomplete: 'organization',
    inputmode: 'email',
    maxlength: '6',
    'aria-invalid': 'true',
    value: 'Yard',
  });
  await person.type(field, '12345');
  expect(controlledValue()).toBe('Yard12');
});

it('says nothing of hints and errors where there are none', async () => {
  const person = await openedField<string | null>(null, (at) => (
    <TextField label="Place" icon="pin" {...at} error="" required />
  ));

  const field = page.getByRole('textbox', { name: 'Place' });
  expect(fieldWords()).toBe('Place');
  expect(field.getAttribute('aria-describedby')).toBeNull();
  expect(attributesOf(field)).toEqual({ type: 'text', required: '', 'aria-invalid': 'false', value: '' });
  expect(page.getByTestId('field').querySelectorAll('svg')).toHaveLength(1);
  await person.type(field, 'Austin');
  expect(controlledValue()).toBe('Austin');
});

it('shows a password to its writer on a press, and hides it on the next', async () => {
  const person = await openedField('', (at) => <TextField label="Password" type="password" {...at} />);
  const field = page.getByLabelText('Password');
  const button = page.getByRole('button', { name: 'Show what is typed' });
  await person.type(field, 'secret');

  expect([field.getAttribute('type'), button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  expect(button.getAttribute('aria-controls')).toBe(field.id);
  await person.click(button);
  expect([field.getAttribute('type'), button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  await person.click(button);
  expect(field.getAttribute('type')).toBe('password');
  expect(controlledValue()).toBe('secret');
});

it('takes several lines, as many as are wanted at first and as long as they may be', async () => {
  const person = await openedField('', (at) => (
    <>
      <TextArea label="Details" {...at} placeholder="What for" maxLength={9} />
      <TextArea label="Note" rows={2} hideLabel disabled value={null} onChange={at.onChange} />
    </>
  ));

  expect(attributesOf(page.getByRole('textbox', { name: 'Details' }))).toEqual({
    rows: '4',
    placeholder: 'What for',
    maxlength: '9',
    'aria-invalid': 'false',
  });
  expect(attributesOf(page.getByRole('textbox', { name: 'Note' }))).toEqual({
    rows: '2',
    disabled: '',
    'aria-invalid': 'false',
  });
  expect(page.getByText('Note').className).toBe('label visually-hidden');
  await person.type(page.getByRole('textbox', { name: 'Details' }), 'one{Enter}two, three');
  expect(controlledValue()).toBe('one\ntwo, ');
});
