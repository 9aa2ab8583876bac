import { attributesOf, fieldWords, Controlled, controlledValue, openPart, page } from '@yard/testing/screen';
import type { ReactNode } from 'react';
import { TextArea, TextField } from './text-field';

const opened = async (part: ReactNode) => {
  const { person } = openPart(part);
  await page.findByTestId('field');
  return person;
};

it('puts label, hint and error around a text, and reads hint and error with it', async () => {
  const person = await opened(
    <Controlled first="Yard">
      {(value, set) => (
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
          value={value}
          onChange={set}
        />
      )}
    </Controlled>,
  );

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
  const person = await opened(
    <Controlled<string | null> first={null}>
      {(value, set) => <TextField label="Place" icon="pin" value={value} onChange={set} error="" required />}
    </Controlled>,
  );

  const field = page.getByRole('textbox', { name: 'Place' });
  expect(fieldWords()).toBe('Place');
  expect(field.getAttribute('aria-describedby')).toBeNull();
  expect(attributesOf(field)).toEqual({ type: 'text', required: '', 'aria-invalid': 'false', value: '' });
  expect(page.getByTestId('field').querySelectorAll('svg')).toHaveLength(1);
  await person.type(field, 'Austin');
  expect(controlledValue()).toBe('Austin');
});

it('shows a password to its writer on a press, and hides it on the next', async () => {
  const person = await opened(
    <Controlled first="">
      {(value, set) => <TextField label="Password" type="password" value={value} onChange={set} />}
    </Controlled>,
  );
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
  const person = await opened(
    <Controlled first="">
      {(value, set) => (
        <>
          <TextArea label="Details" value={value} onChange={set} placeholder="What for" maxLength={9} />
          <TextArea label="Note" rows={2} hideLabel disabled value={null} onChange={set} />
        </>
      )}
    </Controlled>,
  );

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
