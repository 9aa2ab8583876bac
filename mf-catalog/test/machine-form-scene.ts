import {
  addressRecord,
  listOf,
  machineRecord,
  machineTypeRecord,
  openScreen,
  people,
  page,
  read,
} from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/public';

const rates = { count: 12, daily_rate: 500, weekly_rate: 1750, monthly_rate: 5000 };

export const open = (path: string, answers: Record<string, unknown> = {}) =>
  openScreen({ manifest: remote.public, entry }, path, {
    user: people.olive,
    answers: {
      'GET /api/machines/1': machineRecord(),
      'GET /api/machines': listOf([]),
      'GET /api/machine_types': listOf([machineTypeRecord(), machineTypeRecord({ id: 4, name: 'Trencher' })]),
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/machine_types/4': machineTypeRecord({ id: 4, attribute_schema: [] }),
      'GET /api/machine_types/3/rates': rates,
      'GET /api/machine_types/4/rates': { ...rates, count: 0, weekly_rate: null, monthly_rate: null },
      'GET /api/addresses': listOf([
        addressRecord({ id: 1 }),
        addressRecord({ id: 5, line1: '9 Oak Street' }),
      ]),
      'GET /api/machines/1/blackouts': listOf([]),
      'GET /api/machines/1/calendars': listOf([]),
      ...answers,
    },
  });

export const form = () => read(page.getByRole('form', { name: 'Machine' }));

export const field = (name: string | RegExp) => page.getByLabelText(name);

export const change = async ({ person }: ReturnType<typeof open>, name: string | RegExp, text: string) => {
  await person.clear(field(name));
  await person.type(field(name), text);
  await person.tab();
};
