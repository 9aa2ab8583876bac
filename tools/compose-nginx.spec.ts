import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const WORKSPACE = join(__dirname, '..');

it('looks the containers that serve up anew, since an upgrade gives them other addresses', () => {
  const file = readFileSync(join(WORKSPACE, 'deploy/compose/compose.yml'), 'utf8');
  const { services } = parse(file, { merge: true }) as { services: { nginx: { command: string[] } } };
  const folder = mkdtempSync(join(tmpdir(), 'yard-nginx-'));
  const made = join(folder, 'default.conf');
  const command = (services.nginx.command[2] ?? '')
    .replaceAll('$$', '$')
    .replace('/yard.conf', join(WORKSPACE, 'docs/nginx.conf'))
    .replace('/etc/nginx/conf.d/default.conf', made)
    .replace(/ && exec nginx .*/s, '');

  const env = { ...process.env, YARD_HOST: 'yard.test', ADMIN_HOST: 'admin.test' };
  execFileSync('sh', ['-c', command], { env });

  const text = readFileSync(made, 'utf8');
  const upstreams = [...text.matchAll(/^upstream \w+ \{\n(.*)\n/gm)].map(([, line]) => line?.trim());
  expect(upstreams).toEqual(
    [3000, 3001].map(
      (port) => `zone upstreams 64k; resolver 127.0.0.11 valid=5s; server api:${port} resolve;`,
    ),
  );
  expect(text).toMatch(/server_name yard\.test admin\.test;/);
  rmSync(folder, { recursive: true });
});
