import {
  addressRecord,
  foundMachines,
  listOf,
  machineRecord,
  machineTypeRecord,
  openScreen,
  quoteRecord,
  page,
  read,
} from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/public';

export const LIST = 'GET /api/machines';

export const types = [
  machineTypeRecord(),
  machineTypeRecord({ id: 4, name: 'Trencher' }),
  machineTypeRecord({
    id: 5,
    name: 'Scissor Lift',
    category: 'Aerial',
    illustration_url: '/illustrations/lift.svg',
  }),
];

export const austin = { postal_code: '78701', city: 'Austin', state: 'TX', lat: 30.27, lng: -97.74 };

export const open = (query = '', answers: Record<string, unknown> = {}, user: object | null = null) =>
  openScreen({ manifest: remote.public, entry }, `/search${query}`, {
    user,
    answers: {
      [LIST]: foundMachines([machineRecord()]),
      'GET /api/machine_types': listOf(types),
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/machines/suggestions': { suggestions: [] },
      'GET /api/places': austin,
      'GET /api/addresses': listOf([addressRecord()]),
      'GET /api/addresses/5': addressRecord(),
      'GET /api/favourites/ids': { ids: [] },
      'POST /api/rental_requests/quote': quoteRecord(),
      ...answers,
    },
  });

export const main = () => read(page.getByRole('main', { hidden: true }));

export const list = (asked: ReturnType<typeof open>['asked']) =>
  asked(LIST).filter(({ facets }) => facets === undefined);
