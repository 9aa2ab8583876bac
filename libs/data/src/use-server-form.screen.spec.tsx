import { rules } from '@laravel-wire/core';
import { lateAnswer, openPart, page, refused, waitFor } from '@yard/testing/screen';
import type { Settlement } from './use-sending';
import { useServerForm } from './use-server-form';
import { useWire } from './data-provider';

type Values = { name: string; size: number | null; updated_at: string };
const nameRules = rules({ name: 'required|string|max:5', size: 'nullable|integer' });
const first: Values = { name: '', size: null, updated_at: 'stamp 1' };

type FormProps = {
  checked?: boolean;
  draft?: string;
  onSuccess?: (result: unknown) => void;
  onChanged?: (values: Values) => Promise<Settlement<Values> | null>;
};

function NameForm({ checked = true, ...more }: FormProps) {
  const { http } = useWire();
  const form = useServerForm<Values>({
    rules: checked ? nameRules : null,
    initial: first,
    submit: (values) => http.put('/api/names/1', values),
    ...more,
  });
  const name = form.field('name');
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <input aria-label="Name" value={name.value} onChange={({ target }) => name.onChange(target.value)} />
      <p data-testid="form">
        {JSON.stringify({
          errors: form.errors,
          busy: form.busy,
          required: [name.required, form.field('size').required],
        })}
      </p>
      <p data-testid="stamp">{form.values.updated_at}</p>
      <button>Send</button>
      <button type="button" onClick={() => void form.check({ size: 'Too small.' })}>
        Check
      </button>
      <button
        type="button"
        onClick={(event) => (event.currentTarget.textContent = `Unsaved: ${form.isUnsaved()}`)}
      >
        Ask
      </button>
      {form.startOver && (
        <button type="button" onClick={form.startOver}>
          Start over
        </button>
      )}
    </form>
  );
}

const opened = async (props: FormProps = {}, answer: unknown = { updated_at: 'stamp 2' }) => {
  const screen = openPart(<NameForm {...props} />, { answers: { 'PUT /api/names/1': answer } });
  const name = await page.findByLabelText('Name');
  const press = (button: string) => screen.person.click(page.getByRole('button', { name: button }));
  return { ...screen, press, write: (text: string) => screen.person.type(name, text) };
};
const state = () => JSON.parse(page.getByTestId('form').textContent ?? '') as unknown;
const none = { errors: {}, busy: false, required: [true, false] };
const isUnsaved = async ({ press }: { press: (name: string) => Promise<void> }) => {
  await press('Ask');
  const words = page.getByText(/^Unsaved: /);
  const answer = words.textContent;
  words.textContent = 'Ask';
  return answer;
};

it('sends nothing that the rules refuse, and takes an error away with what is typed', async () => {
  const { press, write, sent } = await opened();
  expect(state()).toEqual(none);
  await press('Send');
  await waitFor(() => expect(state()).toEqual({ ...none, errors: { name: 'The name field is required.' } }));
  expect(sent()).toEqual([]);
  await write('Olive');
  expect(state()).toEqual(none);
  await press('Send');
  await waitFor(() => expect(page.getByTestId('stamp').textContent).toBe('stamp 2'));
  expect(sent()).toEqual([
    { call: 'PUT /api/names/1', body: { name: 'Olive', size: null, updated_at: 'stamp 1' } },
  ]);
});

it('leaves all to the server without rules, and is busy until that answers', async () => {
  const late = lateAnswer();
  const screen = await opened({ checked: false }, late.answer);
  await screen.press('Send');
  expect(state()).toEqual({ errors: {}, busy: true, required: [false, false] });
  late.give(refused({ name: ['Taken.', 'Short.'], size: ['Odd.'] }));
  await waitFor(() =>
    expect(state()).toEqual({
      errors: { name: 'Taken.', size: 'Odd.' },
      busy: false,
      required: [false, false],
    }),
  );
});

it('tells in the alert what belongs to no field', async () => {
  const screen = await opened({ checked: false }, refused({ other: ['Not on Sundays.'] }));
  await screen.press('Send');
  expect((await page.findByRole('alertdialog')).textContent).toBe('Not on Sundays.Close');
  expect(state()).toMatchObject({ errors: {}, busy: false });
});

it('knows what is unsaved until it is sent, and leaves the stamp out of it', async () => {
  const screen = await opened();
  expect(await isUnsaved(screen)).toBe('Unsaved: false');
  await screen.write('Ray');
  expect(await isUnsaved(screen)).toBe('Unsaved: true');
  await screen.press('Send');
  await waitFor(() => expect(page.getByTestId('stamp').textContent).toBe('stamp 2'));
  expect(await isUnsaved(screen)).toBe('Unsaved: false');
  await screen.write('!');
  expect(await isUnsaved(screen)).toBe('Unsaved: true');
});

it('stays as it is where somebody thought better of sending it', async () => {
  const onSuccess = jest.fn();
  const screen = await opened({ onSuccess }, null);
  await screen.write('Ray');
  await screen.press('Send');
  await waitFor(() => expect(onSuccess.mock.calls).toEqual([[null]]));
  expect(await isUnsaved(screen)).toBe('Unsaved: true');
});

it('says what is wrong beside what the rules say, and sends nothing', async () => {
  const screen = await opened();
  await screen.press('Check');
  await waitFor(() =>
    expect(state()).toEqual({ ...none, errors: { name: 'The name field is required.', size: 'Too small.' } }),
  );
  expect(screen.sent()).toEqual([]);
});

const outdated = { status: 409, body: { message: 'Changed meanwhile.', updated_at: 'stamp 9' } };

it('sends once more over what others wrote', async () => {
  const settle = jest.fn(() => Promise.resolve({ changes: { updated_at: 'stamp 9' }, sends: true }));
  const screen = await opened({ onChanged: settle }, outdated);
  settle.mockImplementation(() => {
    screen.answer('PUT /api/names/1', { updated_at: 'stamp 10' });
    return Promise.resolve({ changes: { updated_at: 'stamp 9' }, sends: true });
  });
  await screen.write('Ray');
  await screen.press('Send');
  await waitFor(() => expect(page.getByTestId('stamp').textContent).toBe('stamp 10'));
  expect(settle.mock.calls).toEqual([[{ name: 'Ray', size: null, updated_at: 'stamp 1' }]]);
  expect(screen.sent().map(({ body }) => body)).toEqual([
    { name: 'Ray', size: null, updated_at: 'stamp 1' },
    { name: 'Ray', size: null, updated_at: 'stamp 9' },
  ]);
});

it('takes over what others wrote, and sends nothing more', async () => {
  const theirs = { name: 'Ada', updated_at: 'stamp 9' };
  const screen = await opened(
    { onChanged: () => Promise.resolve({ changes: theirs, sends: false }) },
    outdated,
  );
  await screen.write('Ray');
  await screen.press('Send');
  await waitFor(() => expect(page.getByLabelText('Name')).toHaveProperty('value', 'Ada'));
  expect(screen.sent()).toHaveLength(1);
  expect(state()).toEqual(none);
});

it('leaves the form where nobody settles it, and tells a 409 of another kind', async () => {
  const screen = await opened({ onChanged: () => Promise.resolve(null) }, outdated);
  await screen.write('Ray');
  await screen.press('Send');
  await waitFor(() => expect(state()).toEqual(none));
  expect([screen.sent().length, page.getByTestId('stamp').textContent]).toEqual([1, 'stamp 1']);
  screen.answer('PUT /api/names/1', { status: 409, body: { message: 'It is closed.' } });
  await screen.press('Send');
  expect((await page.findByRole('alertdialog')).textContent).toBe('It is closed.Close');
});

it('has a draft back, says so, and forgets it once it is sent', async () => {
  sessionStorage.setItem('draft:2:names/1', '{"name":"Old"}');
  const screen = await opened({ draft: 'names/1' });
  expect(page.getByLabelText('Name')).toHaveProperty('value', 'Old');
  await screen.press('Send');
  await waitFor(() => expect(sessionStorage.getItem('draft:2:names/1')).toBeNull());
  expect(page.queryByRole('button', { name: 'Start over' })).toBeNull();
});

it('begins anew where the draft is given up', async () => {
  sessionStorage.setItem('draft:2:names/1', '{"name":"Old"}');
  const screen = await opened({ draft: 'names/1' });
  await screen.press('Start over');
  expect(page.getByLabelText('Name')).toHaveProperty('value', '');
});
