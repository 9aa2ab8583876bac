import { listOf, machineTypeRecord, openScreen, page, read } from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/public';

export const REQUESTS = 'GET /api/rental_store_access_requests';
export const open = (user: object | null, requests: object[] = []) =>
  openScreen({ manifest: remote.public, entry }, '/become-an-owner', {
    user,
    settings: { fee_percent: 10 },
    answers: {
      [REQUESTS]: listOf(requests),
      'GET /api/machine_types': listOf([machineTypeRecord(), machineTypeRecord({ id: 4, name: 'Trencher' })]),
      'GET /api/machine_types/3/rates': { count: 12, daily_rate: 500, weekly_rate: 1750, monthly_rate: 5000 },
      'GET /api/machine_types/4/rates': { count: 0, daily_rate: null, weekly_rate: null, monthly_rate: null },
    },
  });
export const main = () => read(page.getByRole('main', { hidden: true }));
