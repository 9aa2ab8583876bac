import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, node, pack, quickStart, scratchFolder, textIn } from './applications';

const OPTIONAL = [
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@node-rs',
  'ioredis',
  'otpauth',
  'passport',
  'passport-local',
  'socket.io',
  'uqr',
  'ws',
];

/** All that each package exports. */
const DOORS = {
  core: ['@laravel-wire/core'],
  client: ['@laravel-wire/client'],
  nest: [
    '',
    '/auth',
    '/express',
    '/fastify',
    '/sockets',
    '/pusher',
    '/tokens',
    '/fortify',
    '/queue',
    '/redis',
    '/errors',
    '/request-id',
  ].map((path) => `@laravel-wire/nest${path}`),
  typeorm: ['@laravel-wire/typeorm'],
  adopt: ['@laravel-wire/adopt'],
  conformance: ['@laravel-wire/conformance'],
};

const folder = scratchFolder('wire-packages-');
let tarballs: string[];

beforeAll(() => void (tarballs = pack(join(folder, 'tarballs'))));

describe('the packed packages', () => {
  it('hold what their package.json names, their licence and their news, and nothing of the product', () => {
    const names = tarballs.map((tarball) => tarball.replace(/.*laravel-wire-|-\d.*/g, '')).sort();
    expect(names).toEqual(['adopt', 'client', 'conformance', 'core', 'create', 'nest', 'typeorm']);
    for (const tarball of tarballs) {
      const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
      expect(files).toEqual(
        expect.arrayContaining(['package/LICENSE', 'package/CHANGELOG.md', 'package/README.md']),
      );
      expect(files.filter((file) => /\.spec\.|workspace|@yard|^package\/src\//.test(file))).toEqual([]);
      const manifest = textIn(tarball, 'package.json');
      expect(manifest).not.toMatch(/workspace-source|"nx"|@yard/);
      for (const [, path] of manifest.matchAll(/"\.\/((?:dist|esm)\/[^"]+)"/g))
        expect(files).toContain(`package/${path}`);
    }
  });

  it('tell bundlers beside the ES modules, where they look, that what is not used may go', () => {
    for (const name of ['core', 'client']) {
      const tarball = tarballs.find((each) => each.includes(`-${name}-`)) ?? '';
      expect(JSON.parse(textIn(tarball, 'esm/package.json'))).toMatchObject({ sideEffects: false });
    }
  });

  it('hold every page that theirs link to', () => {
    for (const tarball of tarballs) {
      const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
      const pages = files.filter((file) => /^package\/[\w-]+\.md$/.test(file));
      for (const page of pages) {
        const links = [
          ...textIn(tarball, page.replace('package/', '')).matchAll(/\]\((?!https?:|#)([^)#]+)/g),
        ];
        for (const [, target] of links)
          expect([page, files]).toEqual([page, expect.arrayContaining([`package/${target}`])]);
      }
    }
    const nest = tarballs.find((tarball) => tarball.includes('-nest-')) ?? '';
    expect(textIn(nest, 'README.md')).toContain('](examples/front-end.mjs)');
    expect(textIn(nest, 'README.md')).toContain('](from-laravel.md)');
  });

  it('are described: each README names all that its package exports, and how it is installed', () => {
    const app = install(join(folder, 'named'), tarballs);
    for (const [name, doors] of Object.entries(DOORS)) {
      const readme = textIn(join(folder, 'tarballs', `laravel-wire-${name}-0.1.0.tgz`), 'README.md');
      expect(readme).toContain(`npm i @laravel-wire/${name}`);
      const printed = node(
        ['-p', `JSON.stringify(${JSON.stringify(doors)}.flatMap((door) => Object.keys(require(door))))`],
        app,
      );
      const names = JSON.parse(printed) as string[];
      expect(names.filter((one) => !new RegExp(`\\b${one}\\b`).test(readme))).toEqual([]);
    }
  });

  it('load as CommonJS and as ES modules, and are the same to both', () => {
    const app = install(join(folder, 'both'), tarballs);
    writeFileSync(
      join(app, 'both.mjs'),
      `import { createRequire } from 'node:module';
       const require = createRequire(import.meta.url);
       for (const door of ${JSON.stringify(Object.values(DOORS).flat())}) {
         const [one, other] = [await import(door), require(door)];
         const names = (of) => Object.keys(of).filter((name) => name !== 'default').sort().join();
         if (names(one) === '' || names(one) !== names(other)) throw new Error(door + ': ' + names(one));
       }
       const { NotFound } = await import('@laravel-wire/nest');
       if (NotFound !== require('@laravel-wire/nest').NotFound) throw new Error('two of one class');
       console.log('same');`,
    );

    expect(node(['both.mjs'], app)).toBe('same\n');
  });

  it('run as commands', () => {
    const app = install(join(folder, 'command'), tarballs);
    const manifest = textIn(join(folder, 'tarballs', 'laravel-wire-conformance-0.1.0.tgz'), 'package.json');
    const { bin } = JSON.parse(manifest) as { bin: Record<string, string> };
    const program = join('node_modules/@laravel-wire/conformance', bin['laravel-wire-conformance'] ?? '');

    expect(() => node([program], app)).toThrow('Usage:\n  laravel-wire-conformance record');
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
});
