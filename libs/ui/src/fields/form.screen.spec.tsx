import { openPart, page, waitFor } from '@yard/testing/screen';
import { useState } from 'react';
import { Button } from '../actions/button';
import { Form } from './form';
import { TextField } from './text-field';

/** Refuses what is empty; what is typed into a field takes its error away, as forms of the product do. */
function TwoFields() {
  const [values, setValues] = useState({ name: '', town: '' });
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (text: string) => {
      setValues({ ...values, [name]: text });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const submit = () =>
    setErrors(
      Object.fromEntries(
        Object.entries(values).map(([name, text]) => [name, text === '' ? 'Write it.' : undefined]),
      ),
    );
  return (
    <Form onSubmit={submit} errors={errors}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Town" {...field('town')} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

it('leads to the first field that is wrong, and stays where somebody mends one', async () => {
  const { person, press } = openPart(<TwoFields />);

  await press('Send');
  await waitFor(() => expect(page.getByLabelText('Name')).toBe(document.activeElement));
  await person.keyboard('Ray');

  expect(page.getByLabelText('Name')).toHaveProperty('value', 'Ray');
  expect(page.getByLabelText('Town')).toHaveProperty('value', '');
});

it('leads there again with each press', async () => {
  const { press } = openPart(<TwoFields />);

  await press('Send');
  await press('Send');

  await waitFor(() => expect(page.getByLabelText('Name')).toBe(document.activeElement));
});
