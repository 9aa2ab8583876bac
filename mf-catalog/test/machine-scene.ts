import type { RemoteEntry } from '@yard/remote-kit';
import {
  filledBy,
  foundMachines,
  listOf,
  machineRecord,
  machineTypeRecord,
  openScreen,
  ownerProfile,
  people,
  quoteRecord,
} from '@yard/testing/screen';
import remote from '../remote.json';
import * as entry from '../src/public';

interface Opening {
  query?: string;
  answers?: object;
  user?: object | null;
  slots?: RemoteEntry['slots'];
}

/** The page of machine 1. In Tokyo it is the 21st by then, where the machine stands the 20th. */
export const openMachine = ({ query = '', answers, user = people.ray, slots = {} }: Opening = {}) =>
  openScreen(filledBy({ manifest: remote.public, entry }, slots), `/machines/1${query}`, {
    user,
    now: '2026-11-20T20:00:00Z',
    answers: {
      'GET /api/machines/1': machineRecord(),
      'GET /api/machines/1/owner': ownerProfile(),
      'GET /api/machines/1/availability': { taken: [] },
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/favourites/ids': { ids: [] },
      'GET /api/machine_questions': listOf([]),
      'GET /api/addresses': listOf([]),
      'GET /api/machines': foundMachines([]),
      'POST /api/machines/1/page_views': { status: 204 },
      'POST /api/rental_requests/quote': quoteRecord(),
      ...answers,
    },
  });
