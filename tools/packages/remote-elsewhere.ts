import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, node, textIn } from './applications';

const IMPORT = /(?:from |import\(|import )['"]((?:@[\w-]+\/)?[a-z][\w.-]*)/g;
const MADE = join(__dirname, '../remote/files/both/src/{{path}}');
const textOf = (file: string) =>
  readFileSync(join(MADE, `${file}.txt`), 'utf8')
    .replaceAll('{{One}}', 'Types')
    .replaceAll('{{path}}', 'types');
const WRONG = `
import { Button } from '@yard/ui';
// @ts-expect-error: it is called onPress
export const wrong = <Button onClick={() => undefined}>More</Button>;
`;
const SCREEN = `
import { createWire } from '@laravel-wire/client';
import { fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@yard/data';
import { SiteFrame } from '@yard/remote-kit';
import { BrowserRouter } from 'react-router';
import { TypesList } from './types-list';

it('shows the next page once it is asked for', async () => {
  globalThis.fetch = (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const page = Number(searchParams.get('page') ?? 1);
    const data = [{ id: page, name: 'Digger ' + page }];
    const list = { data, current_page: page, last_page: 2, total: 2, from: page, to: page, per_page: 1 };
    return Promise.resolve(pathname === '/api/machine_types' ? Response.json(list) : Response.json({}, { status: 401 }));
  };
  render(
    <SiteFrame router={BrowserRouter} wire={createWire()} client={createQueryClient()}>
      <TypesList />
    </SiteFrame>,
  );
  const first = await screen.findByText('Digger 1');
  expect(first.closest('ul')?.className).toBe('list');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Digger 2');
});
`;

const FILES = {
  'package.json': JSON.stringify({ jest: { preset: '@yard/remote-kit' } }),
  'src/types.module.css': '.list { gap: 0; }',
  'src/css.d.ts': "declare module '*.css' { const names: Record<string, string>; export default names; }",
  'src/types-list.tsx': textOf('{{path}}-list.tsx'),
  'src/shortened.ts': textOf('shortened.ts'),
  'src/wrong.tsx': WRONG,
  'src/types.spec.tsx': SCREEN,
};

/** Compiles what a team would write, and tests it. @throws Error with what a compiler or jest says */
export function tryElsewhere(app: string): void {
  mkdirSync(join(app, 'src'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(app, file), text);
  compile(app, ['src/css.d.ts', 'src/wrong.tsx', 'src/types.spec.tsx'], {
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['jest'],
    skipLibCheck: true,
    noEmit: true,
  });
  node([join(app, 'node_modules/jest/bin/jest.js')], app);
}

/** Files of an installed package, and the packages that these import without its `package.json` naming them. */
export function contentsOf(tarball: string, app: string) {
  const { name, dependencies, peerDependencies } = JSON.parse(textIn(tarball, 'package.json')) as {
    name: string;
    dependencies: object;
    peerDependencies: object;
  };
  const root = join(app, 'node_modules', name);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(m?js|d\.ts)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const imported = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, one = '']) => one));
  const given = [name, 'node', ...Object.keys({ ...dependencies, ...peerDependencies })];
  return { name, files, unnamed: imported.filter((one) => !given.includes(one)) };
}
