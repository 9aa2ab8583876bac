import { readFileSync } from 'node:fs';
import { compiledFolders } from './compiled-folders.mjs';

it('watches and compiles what the project’s own build does', () => {
  const { scripts } = JSON.parse(readFileSync('backend/package.json', 'utf8')) as {
    scripts: { build: string };
  };
  expect(compiledFolders(scripts.build)).toEqual(['apps', 'src']);
  expect(compiledFolders('node ../../tools/build/compile.mjs')).toEqual(['src']);
  expect(compiledFolders('node ../tools/build/bundle.mjs')).toBeNull();
});
