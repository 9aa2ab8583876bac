import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSite } from './site-package';

const SITE = 'https://yard.example';
const CONTRACT = {
  contract: 1,
  shared: {
    '@yard/contracts': { version: '0.1.0', names: ['noteType'] },
    '@yard/ui': { version: '0.2.0', names: ['Button'] },
    'react/jsx-runtime': { version: '19.3.1', names: ['jsx'] },
  },
  endpoints: { noteType: 'api/notes' },
};
const told: Record<string, unknown> = {
  '/remotes.json': { remotes: [], settings: { admin_url: 'https://admin.yard.example' } },
  '/api/docs.json': { paths: {} },
  '/contract-types.json': {
    shared: ['@yard/contracts', '@yard/ui'],
    modules: {
      '@yard/contracts': 'libs/contracts/src/index.d.ts',
      '@yard/ui': 'libs/ui/src/index.d.ts',
      '@yard/ui/stored': 'libs/ui/src/stored.d.ts',
    },
    files: { 'libs/ui/src/stored.d.ts': 'export declare const stored: string;' },
  },
  '/packages/site-code.json': {
    '@yard/ui': {
      doors: { '@yard/ui': './code/index.js', '@yard/ui/tooltip': './code/tooltip.js' },
      others: { './jest-preset': './jest-preset.json' },
      dependencies: { lucide: '^1.65.0', 'react/jsx-runtime': '^19.0.0' },
      files: { 'code/index.js': 'export const Button = "real";' },
    },
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(contract: object): Promise<number> {
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const { pathname } = new URL(url as string);
    const body = pathname === '/contract.json' ? contract : told[pathname];
    return Promise.resolve(body ? Response.json(body) : new Response(null, { status: 404 }));
  });
  return writeSite(SITE, join(folder, 'site'));
}

const textOf = (path: string) => readFileSync(join(folder, 'site', path), 'utf8');

it('writes packages with versions, names, paths and types that stand for what a site shares', async () => {
  expect(await write(CONTRACT)).toBe(3);

  expect(textOf('@yard/ui/index.js')).toContain('export const Button = stub;');
  expect(textOf('@yard/contracts/index.js')).toContain('noteType = {"endpoint":"api/notes"};');
  expect(textOf('@yard/ui/stored.d.ts')).toBe("export * from '../../types/libs/ui/src/stored';\n");
  expect(JSON.parse(textOf('@yard/ui/package.json'))).toMatchObject({
    version: '0.2.0',
    exports: { '.': { default: './index.js' }, './stored': { types: './stored.d.ts' } },
  });
  expect(JSON.parse(textOf('@yard/site/package.json'))).toMatchObject({
    homepage: SITE,
    dependencies: { react: '19.3.1' },
  });
});

it('lays the code beside them for tests alone, with the packages that it needs and no site shares', async () => {
  await write(CONTRACT);

  expect(textOf('@yard/ui/code/index.js')).toContain('"real"');
  expect(JSON.parse(textOf('@yard/ui/package.json'))).toEqual({
    name: '@yard/ui',
    version: '0.2.0',
    type: 'module',
    exports: {
      '.': { types: './index.d.ts', 'site-code': './code/index.js', default: './index.js' },
      './stored': { types: './stored.d.ts' },
      './tooltip': { 'site-code': './code/tooltip.js' },
      './jest-preset': './jest-preset.json',
    },
    devDependencies: { lucide: '^1.65.0' },
  });
});

it('takes a contract of nothing for none', async () => {
  await expect(write({ contract: 1, shared: {} })).rejects.toThrow(`${SITE} has no contract`);
});
