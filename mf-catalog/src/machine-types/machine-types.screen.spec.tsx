import {
  listOf,
  machineTypeRecord,
  openScreen,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';
import { type, open, panel, field } from '../../test/machine-types-scene';

const main = () => read(page.getByRole('main', { hidden: true }));

it('lists the types, and opens one beside them', async () => {
  const { person, address, asked, channels } = open();

  await page.findByText('Trencher');
  await waitFor(() => expect(main()).toContain('[Saved filters]'));
  await waitFor(() =>
    expect(main()).toBe(
      'Machine types | [Saved filters] | [New type] | Search machine types ‹Name› | (Machine types) | (Machine types) | [Name] | Category | Machines | [Added] | Crawler Excavator | Earthmoving | 12 → #/machines?machine_type_id=3 | Oct 3, 2025 | Trencher | – | – | Oct 3, 2025 | 2 machine types | [Download as CSV]',
    ),
  );
  expect(asked('GET /api/machine_types')).toEqual([
    { counts: '1', direction: 'asc', page: '1', per_page: '50', sort: 'name' },
  ]);
  expect(channels()).toEqual(['machine_types']);
  await person.click(page.getByRole('row', { name: /Trencher/ }));
  await page.findByRole('form', { name: 'Machine type' });
  expect(address()).toBe('/machine_types?open=4');
});

it('shows all of a type', async () => {
  open('/machine_types?open=3');

  await page.findByRole('button', { name: 'Save' });
  await waitFor(() =>
    expect(panel()).toBe(
      '(Machine type) | Name ‹Crawler Excavator› | CategorySets the type’s drawing and its place on the home page. ‹Earthmoving› | [Show suggestions] | Attributes | Owners fill these in. Renters filter and compare by them. | (Attributes) | Operating weight lb | [Move Operating weight up, disabled] | [Change Operating weight] | [Remove Operating weight] | Power source Diesel, Electric | [Move Power source up] | [Change Power source] | [Remove Power source] | Quick coupler yes or no | [Move Quick coupler up] | [Change Quick coupler] | [Remove Quick coupler] | New attribute (optional) ‹› | [Add] | Checklist | Owner and renter check these at hand-over and return. | (Checklist) | Point 1 ‹No new damage to body or panels› | [Remove No new damage to body or panels] | Point 2 ‹No leaks under the machine› | [Remove No leaks under the machine] | New point (optional) ‹› | [Add point] | [Save]',
    ),
  );
  await waitFor(() => expect(main()).toContain('[Delete machine type]'));
});

it('makes a type, and opens it', async () => {
  const { person, press, sent, answer, address } = open();
  answer('POST /api/machine_types', refused({ name: ['It is taken.'] }));

  await press('New type');
  await page.findByRole('button', { name: 'Create machine type' });
  expect(document.activeElement).toBe(field('Name'));
  await person.type(field('Name'), 'Paver');
  await press('Create machine type');
  await page.findByText('It is taken.');

  answer('POST /api/machine_types', machineTypeRecord({ id: 9, name: 'Paver' }));
  answer('GET /api/machine_types/9', machineTypeRecord({ id: 9, name: 'Paver' }));
  await press('Create machine type');
  await page.findByText('Machine type created.');
  await waitFor(() => expect(address()).toBe('/machine_types?open=9'));
  expect(sent().at(-1)).toEqual({
    call: 'POST /api/machine_types',
    body: { attribute_schema: [], category: '', checklist: [], name: 'Paver', updated_at: null },
  });
});

it('says who changed a type meanwhile', async () => {
  const { person, press, sent, answer } = open('/machine_types?open=3');
  answer('PATCH /api/machine_types/3', {
    status: 409,
    body: { message: 'It was changed meanwhile.', updated_at: '2026-11-20T11:00:00Z' },
  });
  answer('GET /api/audit_events', listOf([]));
  await page.findByRole('button', { name: 'Save' });
  answer('GET /api/machine_types/3', { ...type, name: 'Renamed', updated_at: '2026-11-20T11:00:00Z' });
  await person.type(field('Name'), ' X');

  await press('Save');

  const asks = async () => read(await page.findByRole('dialog', { name: 'Changed by someone else' }));
  expect(await asks()).toBe(
    'Changed by someone else | [Close] | Someone saved it at Fri, Nov 20, 5:00 AM, after you opened it. Nothing of yours is saved yet. | Name | TheirsRenamed | YoursCrawler Excavator X | [Take over theirs] | [Save mine over it] | [Back to the form]',
  );
  answer('PATCH /api/machine_types/3', type);
  await press('Save mine over it');
  await page.findByText('Machine type saved.');
  expect(sent().map(({ body }) => body)).toMatchObject([
    { name: 'Crawler Excavator X', updated_at: type.updated_at },
    { name: 'Crawler Excavator X', updated_at: '2026-11-20T11:00:00Z' },
  ]);
});

it('deletes a type only when asked twice, and says what stands against it', async () => {
  const { press, pressInDialog, sent, answer, address } = open('/machine_types?open=3');
  answer('DELETE /api/machine_types/3', refused({ machines: ['12 machines are of it.'] }));

  await press('Delete machine type');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete the machine type “Crawler Excavator”? | Nobody can choose this type anymore. | [Cancel] | [Delete machine type]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await press('Delete machine type');
  await pressInDialog('Delete machine type');
  await page.findByText('12 machines are of it.');
  await waitFor(() =>
    expect(main()).toContain('This can’t be deleted | 12 machines are of it. | [Delete machine type]'),
  );

  answer('DELETE /api/machine_types/3', { status: 204 });
  await press('Delete machine type');
  await pressInDialog('Delete machine type');
  await page.findByText('Machine type deleted.');
  await waitFor(() => expect(address()).toBe('/machine_types'));
});

it('looks for types by name, and shows all again', async () => {
  const { person, press, asked, address } = open('/machine_types', listOf([]));

  await person.type(await page.findByRole('searchbox', { name: 'Search machine types' }), 'lift');
  await waitFor(() => expect(address()).toBe('/machine_types?search=lift'));
  await page.findByText('No machine types match');
  await waitFor(() => expect(asked('GET /api/machine_types').map(({ search }) => search)).toContain('lift'));
  await press('Show all machine types');
  await waitFor(() => expect(address()).toBe('/machine_types'));
});

it('says that a type is gone', async () => {
  const { answer } = open('/machine_types?open=8');
  answer('GET /api/machine_types/8', { status: 404, body: { message: 'No such type.' } });

  await page.findByText('We couldn’t load this machine type');
  await page.findByText('No such type.');
});

it('lets who may not change the catalogue read it', async () => {
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, '/machine_types?open=3', {
    user: { ...people.ada, role: 'finance' },
    answers: { 'GET /api/machine_types': listOf([type]) },
  });

  await page.findByRole('form', { name: 'Machine type' });
  for (const name of ['Save', 'New type', 'Delete machine type']) {
    expect(page.queryByRole('button', { name })).toBeNull();
  }
});
