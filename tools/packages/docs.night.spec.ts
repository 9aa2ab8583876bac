import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node } from './applications';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(process.env['TEST_SCRATCH'] ?? tmpdir(), 'wire-docs-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checked = (call: string) =>
  JSON.parse(
    node([
      '--input-type=module',
      '-e',
      `import * as checks from '${join(__dirname, 'docs-checks.mjs')}';\nconsole.log(JSON.stringify(checks.${call}))`,
    ]),
  ) as string[];

it('is a site with pages, every export with its docstring, and no dead link', () => {
  const site = join(folder, 'site');

  expect(node([join(__dirname, 'pack.mjs'), '--docs', site])).toMatch(/: \d{3} exports, 0 problems\n/);

  const page = (path: string) => readFileSync(join(site, path), 'utf8');
  expect(page('documents/Errors_and_their_causes.html')).toContain('CSRF token mismatch.');
  expect(page('functions/_laravel-wire_core.paginate.html')).toContain('paginator');
});

it('finds links to pages and places that are not there', () => {
  const site = join(folder, 'dead');
  mkdirSync(site);
  writeFileSync(
    join(site, 'a.html'),
    '<i id="here"></i> <a href="#here"></a> <a href="b.html"></a> <a href="c.html"></a> <a href="b.html#gone"></a> <a href="https://x"></a>',
  );
  writeFileSync(join(site, 'b.html'), '');

  expect(checked(`deadLinks('${site}')`)).toEqual([
    'a.html links to c.html#, which is not there',
    'a.html links to b.html#gone, which is not there',
  ]);
});

it('finds what is thrown and not on the page of errors, and what is on it and thrown no more', () => {
  const page =
    '- 404 `Not Found`: why.\n- `The … is gone.`: why.\n- `The … is\n  there.`: why. Also `None is.`\n';
  const thrown = ['The … is there.', 'Not Found', 'Two are.', 'None is.'];

  expect(checked(`differencesOf(${JSON.stringify(page)}, ${JSON.stringify(thrown)})`)).toEqual([
    'errors.md says nothing of "Two are."',
    'errors.md has "The … is gone.", which nothing throws',
  ]);
});
