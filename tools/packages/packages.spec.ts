import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../test/free-port.cjs';
import { compile, install, node, pack, quickStart, textIn } from './applications';

const workspace = join(__dirname, '../..');
const wire = join(workspace, 'libs/laravel-wire');
const example = join(wire, 'examples/minimal');
/** What an application installs that takes no part but the HTTP layer. */
const OPTIONAL = [
  '@nestjs/websockets',
  '@node-rs',
  'ioredis',
  'passport',
  'passport-local',
  'socket.io',
  'ws',
];

jest.setTimeout(120_000);

let folder: string;
let tarballs: string[];

beforeAll(() => {
  folder = mkdtempSync(join(process.env['TEST_SCRATCH'] ?? tmpdir(), 'wire-packages-'));
  tarballs = pack(join(folder, 'tarballs'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed packages', () => {
  it('hold what their package.json names, their licence and their news, and nothing of the product', () => {
    const names = tarballs.map((tarball) => tarball.replace(/.*laravel-wire-|-\d.*/g, '')).sort();
    expect(names).toEqual(['client', 'core', 'nest', 'typeorm']);
    for (const tarball of tarballs) {
      const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
      expect(files).toEqual(
        expect.arrayContaining(['package/LICENSE', 'package/CHANGELOG.md', 'package/README.md']),
      );
      expect(files.filter((file) => /\.spec\.|workspace|@yard/.test(file))).toEqual([]);
      const manifest = textIn(tarball, 'package.json');
      expect(manifest).not.toMatch(/workspace-source|"nx"|@yard/);
      for (const [, path] of manifest.matchAll(/"\.\/((?:dist|esm)\/[^"]+)"/g))
        expect(files).toContain(`package/${path}`);
    }
  });

  it('load as CommonJS and as ES modules, and are the same to both', () => {
    const app = install(join(folder, 'both'), tarballs);
    const doors = [
      'core',
      'client',
      'nest',
      'nest/auth',
      'nest/sockets',
      'nest/pusher',
      'nest/redis',
      'nest/errors',
      'nest/request-id',
      'typeorm',
    ];
    writeFileSync(
      join(app, 'both.mjs'),
      `import { createRequire } from 'node:module';
       const require = createRequire(import.meta.url);
       for (const door of ${JSON.stringify(doors)}) {
         const [one, other] = [await import('@laravel-wire/' + door), require('@laravel-wire/' + door)];
         const names = (of) => Object.keys(of).filter((name) => name !== 'default').sort().join();
         if (names(one) === '' || names(one) !== names(other)) throw new Error(door + ': ' + names(one));
       }
       const { NotFound } = await import('@laravel-wire/nest');
       if (NotFound !== require('@laravel-wire/nest').NotFound) throw new Error('two of one class');
       console.log('same');`,
    );

    expect(node(['both.mjs'], app)).toBe('same\n');
  });

  it('need nothing for the parts that are left out', () => {
    const app = install(join(folder, 'bare'), tarballs, OPTIONAL);
    writeFileSync(
      join(app, 'bare.mjs'),
      `import { LaravelWireModule } from '@laravel-wire/nest';
       import { createRequire } from 'node:module';
       let missing = null;
       try {
         createRequire(import.meta.url)('@laravel-wire/nest/sockets');
       } catch (error) {
         missing = error.code;
       }
       console.log(typeof LaravelWireModule.forRoot, missing);`,
    );

    expect(node(['bare.mjs'], app)).toBe('function MODULE_NOT_FOUND\n');
  });
});

describe('the quick starts', () => {
  it.each(['core', 'client'])('of %s prints what its README says', (name) => {
    const app = install(join(folder, name), tarballs);
    const [code, printed] = quickStart(name);
    writeFileSync(join(app, 'quick-start.mjs'), code);

    expect(node(['quick-start.mjs'], app)).toBe(printed);
  });

  it('of nest is the example, and serves an axios and laravel-echo front end as it is', async () => {
    expect(readFileSync(join(wire, 'nest/README.md'), 'utf8')).toContain(
      readFileSync(join(example, 'server.ts'), 'utf8'),
    );
    const app = install(join(folder, 'example'), tarballs);
    cpSync(example, app, { recursive: true });
    compile(app, ['server.ts'], { module: 'nodenext', skipLibCheck: true });
    const port = await freePort();
    const server = spawn(process.execPath, ['server.js'], {
      cwd: app,
      env: { PATH: process.env['PATH'], PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await new Promise((resolve, reject) => {
        server.stdout.once('data', resolve);
        server.once('exit', () => reject(new Error('the example ended')));
      });

      expect(node(['front-end.mjs', `http://127.0.0.1:${port}`], app)).toBe(
        'signed in as Ada\nheard of first\n422 The text field is required.\n1 note on page 1 of 1\n',
      );
    } finally {
      server.kill();
    }
  });
});
