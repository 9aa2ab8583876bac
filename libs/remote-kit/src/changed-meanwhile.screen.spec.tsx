import { openPart, page, waitFor } from '@yard/testing/screen';
import { useServerForm, useWire } from '@yard/data';
import { rules } from '@laravel-wire/core';
import { useChangedMeanwhile } from './use-changed-meanwhile';

const press = (name: string) => page.findByRole('button', { name });
afterEach(() => document.getElementById('fixed-notices')?.replaceChildren());
type Name = { id: number; name: string; city: string; updated_at: string };
const now: Name = { id: 7, name: 'Theirs', city: 'Austin', updated_at: '2026-11-20T11:00:00Z' };
function Edited() {
  const { http } = useWire();
  const onChanged = useChangedMeanwhile<Name, Omit<Name, 'id'>>({
    auditType: 'machine',
    current: () => http.get<Name>('/api/names/7'),
    valuesOf: ({ name, city, updated_at }) => ({ name, city, updated_at }),
    labelOf: (name) => (name === 'updated_at' ? null : name === 'name' ? 'Name' : 'City'),
  });
  const form = useServerForm({
    rules: rules({ name: 'required' }),
    initial: { name: 'Mine', city: 'Austin', updated_at: 'old' },
    submit: (values) => http.put<Name>('/api/names/7', values),
    onChanged,
  });
  return <button onClick={() => void form.submit()}>{`Send ${JSON.stringify(form.values)}`}</button>;
}
const outdated = { status: 409, body: { message: 'Changed.', updated_at: now.updated_at } };
const changed = async (events: object[] = [{ id: 1, user_name: 'Ada' }]) => {
  const screen = openPart(<Edited />, {
    answers: {
      'PUT /api/names/7': outdated,
      'GET /api/names/7': now,
      'GET /api/audit_events': { data: events },
    },
  });
  await screen.person.click(await page.findByText(/^Send/));
  return { ...screen, dialog: await page.findByRole('dialog', { name: 'Changed by someone else' }) };
};

it('says who changed a record meanwhile, and what', async () => {
  const { dialog, asked, person, sent } = await changed();
  expect(dialog.textContent).toBe(
    'Changed by someone elseAda saved it at Fri, Nov 20, 5:00 AM, after you opened it. Nothing of yours is saved yet.NameTheirsTheirsYoursMineTake over theirsSave mine over itBack to the form',
  );
  expect(asked('GET /api/audit_events')).toEqual([{ record_type: 'machine', record_id: '7', per_page: '1' }]);
  await person.click(await press('Back to the form'));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.getByText(/^Send/).textContent).toBe('Send {"name":"Mine","city":"Austin","updated_at":"old"}');
  expect(sent()).toHaveLength(1);
});

it('takes over what others made of a record', async () => {
  const { dialog, person, sent } = await changed([]);
  expect(dialog.textContent).toMatch(/^Changed by someone elseSomeone saved it/);
  await person.click(await press('Take over theirs'));
  await waitFor(() =>
    expect(page.getByText(/^Send/).textContent).toBe(
      `Send {"name":"Theirs","city":"Austin","updated_at":"${now.updated_at}"}`,
    ),
  );
  expect(sent()).toHaveLength(1);
});

it('writes over what others made of a record, knowingly', async () => {
  const { person, sent, answer } = await changed();
  answer('PUT /api/names/7', { ...now, name: 'Mine', updated_at: 'new' });
  await person.click(await press('Save mine over it'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ name: 'Mine', city: 'Austin', updated_at: now.updated_at });
});
