import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { freePort } from '../test/free-port.cjs';
import { create, install, node, pack, scratchFolder } from './applications';

const workspace = join(__dirname, '../..');
const versionOf = (name: string) =>
  (
    JSON.parse(readFileSync(join(workspace, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

const folder = scratchFolder('wire-create-');
let tarballs: string[];

beforeAll(() => void (tarballs = pack(join(folder, 'tarballs'))));

describe('npm create @laravel-wire', () => {
  it('writes a service that passes its tests and serves an axios and laravel-echo front end as it is', async () => {
    const app = install(create(tarballs, join(folder, 'My Service')), tarballs);
    node([join(workspace, 'node_modules/typescript/bin/tsc'), '--preserveSymlinks'], app);
    expect(node(['dist/test/notes.test.js'], app)).toContain('# fail 0\n');

    cpSync(join(workspace, 'platform/laravel-wire/examples/front-end.mjs'), join(app, 'front-end.mjs'));
    const port = await freePort();
    const server = spawn(
      process.execPath,
      ['--preserve-symlinks', '--preserve-symlinks-main', '--env-file=.env', 'dist/src/main.js'],
      {
        cwd: app,
        env: { PATH: process.env['PATH'], PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      await new Promise((resolve, reject) => {
        server.stdout.once('data', resolve);
        server.once('exit', () => reject(new Error('the service ended')));
      });

      expect(node(['front-end.mjs', `http://127.0.0.1:${port}`], app)).toBe(
        'signed in as Ada\nheard of first\n422 The text field is required.\n1 note on page 1 of 1\n',
      );
    } finally {
      server.kill();
    }
  });

  it('names the service by its folder, and makes each a key of its own', () => {
    const [one, other] = ['one', 'other'].map((name) => create(tarballs, join(folder, name)));
    const read = (app = '', file = '') => readFileSync(join(app, file), 'utf8');

    expect(JSON.parse(read(one, 'package.json'))).toMatchObject({ name: 'one', private: true });
    expect(read(one, '.env')).toMatch(/^APP_KEY=base64:[\w+/]{43}=\n/);
    expect(read(one, '.env')).not.toBe(read(other, '.env'));
    expect(read(one, '.gitignore')).toContain('.env\n');
  });

  it('writes into no folder that has something', () => {
    const full = join(folder, 'full');
    mkdirSync(join(full, 'src'), { recursive: true });

    expect(() => create(tarballs, full)).toThrow('full is not empty.');
    expect(existsSync(join(full, 'package.json'))).toBe(false);
  });

  it('takes the releases that are tested here', () => {
    const app = create(tarballs, join(folder, 'releases'));
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(app, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, range]) => !satisfies(versionOf(name), range),
    );

    expect(others).toEqual([]);
  });
});
