import { join } from 'node:path';
import { install, pack, scratchFolder } from './applications';
import { contentsOf, tryElsewhere } from './remote-elsewhere';

const folder = scratchFolder('remote-packages-');
let app: string;
let tarballs: string[];

beforeAll(() => {
  const packed = pack(join(folder, 'tarballs'), '--remote');
  // A team's commands bring what they need along.
  tarballs = packed.filter((tarball) => !/yard-(create-)?remote\.tgz$/.test(tarball));
  app = install(join(folder, 'app'), tarballs);
});

it('hold no source and no spec, and name every package that they import', () => {
  const packages = tarballs.map((tarball) => contentsOf(tarball, app));
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['@yard/ui', '@yard/remote-kit']));
  for (const { name, files, unnamed } of packages) {
    expect([name, files.filter((file) => /\.spec\.|^src\/.*\.tsx?$/.test(file))]).toEqual([name, []]);
    expect([name, unnamed]).toEqual([name, []]);
  }
});

it('are enough to compile a component elsewhere, and to test it without a server', () =>
  expect(() => tryElsewhere(app)).not.toThrow());
