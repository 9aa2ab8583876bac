import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { create, pack, scratchFolder } from './applications';

const folder = scratchFolder('wire-create-');

it('is created, installed from the registry and the tarballs, tested and started', async () => {
  const tarballs = pack(join(folder, 'tarballs'));
  const seconds: Record<string, number> = {};
  const timed = async (step: string, work: () => unknown) => {
    const begin = performance.now();
    await work();
    seconds[step] = Math.round((performance.now() - begin) / 100) / 10;
  };
  const app = join(folder, 'my-service');
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: app, stdio: 'pipe' });
  const needed = tarballs.filter((tarball) => /-(core|nest|typeorm)-\d/.test(tarball));

  await timed('create', () => create(tarballs, app));
  await timed('install', () => npm('install', '--no-audit', '--no-fund', ...needed));
  await timed('test', () => npm('test'));
  await timed('start', async () => {
    const args = ['--env-file=.env', 'dist/src/main.js'];
    const env = { PATH: process.env['PATH'], PORT: '0' };
    const server = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const line = String(await new Promise((resolve) => server.stdout.once('data', resolve)));
    const { status } = await fetch(`${line.replace('listening on ', '').trim()}/api/notes`, {
      headers: { Accept: 'application/json' },
    });
    server.kill();
    expect(status).toBe(401);
  });

  const sum = Object.values(seconds).reduce((total, one) => total + one, 0);
  process.stdout.write(`seconds from nothing to a running service: ${JSON.stringify({ ...seconds, sum })}\n`);
});
