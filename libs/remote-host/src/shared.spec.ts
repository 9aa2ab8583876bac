import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBS = join(__dirname, '../..');

function sharedBy(folder: string) {
  const file = join(LIBS, folder, 'dist/contract.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { shared: object }).shared;
}

it('shares with a remote what the shells share with it, name by name', () => {
  expect(sharedBy('remote-host')).toEqual(sharedBy('../shell-public'));
  expect(sharedBy('remote-host')).toEqual(sharedBy('../shell-admin'));
});
