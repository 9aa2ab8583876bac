import { newKey, stored } from './stored';

const refuses = () => {
  throw new DOMException('No.', 'QuotaExceededError');
};

it('stores for good, and as long as the tab is open', () => {
  stored.local.setItem('a', '1');
  stored.tab.setItem('a', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  stored.local.removeItem('a');
  expect([stored.local.getItem('a'), stored.tab.getItem('a')]).toEqual([null, '2']);
});

it('remembers by itself what a full store takes no more, in place of what is there', () => {
  localStorage.setItem('a', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuses);
  stored.local.setItem('a', 'new');
  expect([stored.local.getItem('a'), localStorage.getItem('a'), stored.local.length]).toEqual([
    'new',
    null,
    1,
  ]);
  expect([stored.local.key(0), stored.local.key(1), stored.local.isForbidden()]).toEqual(['a', null, false]);
  full.mockRestore();
  stored.local.setItem('a', 'newer');
  expect([stored.local.getItem('a'), localStorage.getItem('a')]).toEqual(['newer', 'newer']);
});

it('remembers by itself where storing is forbidden', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuses);
  expect([stored.tab.getItem('b'), stored.tab.isForbidden()]).toEqual([null, true]);
  stored.tab.setItem('b', '1');
  expect([stored.tab.getItem('b'), stored.tab.length, stored.tab.key(0)]).toEqual(['1', 1, 'b']);
  stored.tab.removeItem('b');
  expect(stored.tab.getItem('b')).toBeNull();
});

it('makes a key without what pages over http have not', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
