import { attributesOf, controlledValue, fieldWords, page } from '@yard/testing/screen';
import { DoubtCheck } from './doubt-check';
import { Form } from './form';
import { TimeField } from './time-field';
import { useDoubts } from './use-doubts';
import { openedField } from '../../test/opened';

function Doubtful({ hours, onSent }: { hours: number; onSent: (open: object) => void }) {
  const doubts = useDoubts({
    hours:
      hours > 20_000 ? { question: `${hours} hours is much.`, answer: `It ran ${hours} hours` } : undefined,
    year: undefined,
  });
  return (
    <Form onSubmit={() => onSent(doubts.open())}>
      <DoubtCheck doubts={doubts} field="hours" />
      <DoubtCheck doubts={doubts} field="year" />
      <button>Send</button>
    </Form>
  );
}

it('begins an empty time at noon with an arrow or its list, and takes what is typed', async () => {
  const shown = jest.fn();
  Object.assign(HTMLInputElement.prototype, { showPicker: shown });
  const person = await openedField<string | null>(null, (at) => (
    <TimeField label="Pickup" min="06:00" max="18:00" {...at} />
  ));
  const field = page.getByLabelText('Pickup');
  expect(attributesOf(field)).toEqual({
    type: 'time',
    min: '06:00',
    max: '18:00',
    step: '300',
    'aria-invalid': 'false',
    value: '',
  });
  await person.click(field);
  await person.keyboard('a');
  expect(controlledValue()).toBeNull();
  await person.keyboard('{ArrowUp}');
  expect(controlledValue()).toBe('12:00');
  await person.clear(field);
  await person.type(field, '14:35');
  expect(controlledValue()).toBe('14:35');
  await person.click(page.getByRole('button', { name: 'Choose a time: Pickup' }));
  expect(controlledValue()).toBe('14:35');
  await person.clear(field);
  await person.click(page.getByRole('button', { name: 'Choose a time: Pickup' }));
  expect(controlledValue()).toBe('12:00');
  expect(document.activeElement).toBe(field);
  expect(shown).toHaveBeenCalledTimes(2);
});

it.each(['{F4}', ' ', '{Alt>}{ArrowDown}{/Alt}', '{ArrowDown}'])(
  'begins an empty time at noon with %s',
  async (key) => {
    const person = await openedField<string | null>(null, (at) => (
      <TimeField label="Pickup" {...at} disabled={false} />
    ));
    page.getByLabelText('Pickup').focus();
    await person.keyboard(key);
    expect(controlledValue()).toBe('12:00');
  },
);

it('cuts the seconds of a time, and cannot be chosen from while it is not to be changed', async () => {
  await openedField<string | null>('09:15:00', (at) => <TimeField label="Return" {...at} disabled />);
  expect(page.getByLabelText('Return')).toHaveProperty('value', '09:15');
  expect(page.getByRole('button')).toHaveProperty('disabled', true);
});

it('asks about a figure that can hardly be until somebody says that it is right, and anew about another', async () => {
  const sent = jest.fn();
  const person = await openedField(30_000, (at) => (
    <>
      <Doubtful hours={at.value} onSent={sent} />
      <button onClick={() => at.onChange(40_000)}>More</button>
      <button onClick={() => at.onChange(30)}>Less</button>
    </>
  ));
  const send = () => person.click(page.getByRole('button', { name: 'Send' }));
  expect(fieldWords()).toBe('30000 hours is much.It ran 30000 hoursSendMoreLess');
  await send();
  await person.click(page.getByRole('checkbox', { name: 'It ran 30000 hours' }));
  await send();
  await person.click(page.getByRole('checkbox', { name: 'It ran 30000 hours', checked: true }));
  await send();
  await person.click(page.getByRole('checkbox', { name: 'It ran 30000 hours', checked: false }));
  await person.click(page.getByRole('button', { name: 'More' }));
  await send();
  await person.click(page.getByRole('button', { name: 'Less' }));
  await send();

  expect(fieldWords()).toBe('SendMoreLess');
  expect(sent.mock.calls.flat()).toEqual([
    { hours: '30000 hours is much. Is that right?' },
    {},
    { hours: '30000 hours is much. Is that right?' },
    { hours: '40000 hours is much. Is that right?' },
    {},
  ]);
});
