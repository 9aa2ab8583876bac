import { ownPaths } from '@yard/contracts/watching';
import { ownPages } from './own-pages';

const elsewhere: readonly string[] = ['/', '/welcome'];

it('has the pages that the server gives to no remote', () => {
  expect(ownPages.map(([path]) => path)).toEqual(ownPaths.admin.filter((path) => !elsewhere.includes(path)));
});
