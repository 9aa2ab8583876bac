import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, scratchFolder } from './applications';

const folder = scratchFolder('wire-docs-');

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

  const checks = join(__dirname, 'docs-checks.mjs');
  const script = `import { deadLinks } from '${checks}';\nconsole.log(JSON.stringify(deadLinks('${site}')))`;
  expect(JSON.parse(node(['--input-type=module', '-e', script]))).toEqual([
    'a.html links to c.html#, which is not there',
    'a.html links to b.html#gone, which is not there',
  ]);
});
