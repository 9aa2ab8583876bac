import { machineTypeRecord, listOf, openScreen, people, page, read } from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/admin';

export const type = machineTypeRecord({ machines_count: 12 });

export const open = (
  path = '/machine_types',
  types: object = listOf([type, machineTypeRecord({ id: 4, name: 'Trencher', category: null })]),
) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user: people.ada,
    answers: { 'GET /api/machine_types': types, 'GET /api/machine_types/3': type },
  });

export const panel = () => read(page.getByRole('form', { name: 'Machine type' }));

export const field = (name: string | RegExp) => page.getByLabelText(name);
