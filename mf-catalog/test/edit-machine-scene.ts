import {
  machineRecord,
  addressRecord,
  listOf,
  machineTypeRecord,
  openScreen,
  people,
  page,
} from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/public';

export const machine = machineRecord();

export const open = (answers: Record<string, unknown> = {}, user: object = people.olive) =>
  openScreen({ manifest: remote.public, entry }, '/my-machines/1', {
    user,
    answers: {
      'GET /api/machines/1': machine,
      'GET /api/machines': listOf([]),
      'GET /api/machine_types': listOf([machineTypeRecord()]),
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/machine_types/3/rates': { count: 0, daily_rate: null, weekly_rate: null, monthly_rate: null },
      'GET /api/addresses': listOf([addressRecord({ id: 1 })]),
      'GET /api/machines/1/blackouts': listOf([]),
      'GET /api/machines/1/calendars': listOf([]),
      ...answers,
    },
  });

export const region = (name: string) => page.getByRole('region', { name });

export const title = () => page.findByRole('heading', { level: 1, name: machine.subject });
