import type { Page } from 'playwright-core';
import { walks } from './pages';

const everyList = { id: 1, data: [{ id: 1, kind: 'privacy_policy' }] };
const page = {
  evaluate: () => Promise.resolve({ status: 200, text: JSON.stringify(everyList) }),
} as unknown as Page;

it.each(walks)('knows where the records of every page of $who are', async ({ paths }) => {
  const all = await paths(page);

  expect(all.filter((path) => path.includes(':'))).toEqual([]);
  expect(all.length).toBeGreaterThan(10);
});
