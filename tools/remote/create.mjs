#!/usr/bin/env node
// `npm create @yard/remote fleet-notes -- --to https://yard.example [--bundler rspack|vite]`: a remote of that site, in a
// repository of its own.
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { templatesIn } from '../generate/templates.mjs';
import { sourcesOf, wordsOf } from './sources.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** What a remote needs beside the commands, and how it is built. */
const BUNDLERS = {
  rspack: [
    '"@module-federation/enhanced": "^2.9.2", "@rspack/cli": "^2.0.0", "@rspack/core": "^2.0.0", ',
    'rspack build',
  ],
  vite: ['"@module-federation/vite": "^1.23.0", "vite": "^8.0.0", ', 'vite build'],
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, bundler: { type: 'string' } },
  });
  await create(positionals[0] ?? '', values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function create(given, { to, bundler }) {
  const folder = resolve(given);
  const name = basename(folder).replace(/^mf-/, '');
  if (given === '' || !to)
    throw new Error('Usage: npm create @yard/remote fleet-notes -- --to https://yard.example');
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of a remote: small letters and hyphens`);
  if (bundler && !Object.hasOwn(BUNDLERS, bundler)) throw new Error('--bundler is rspack or vite');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const { writeSite } = createRequire(import.meta.url)('@kit/federation-registry/site-package');
  await writeSite(to, join(folder, 'site'));
  const [needed, build] = BUNDLERS[bundler] ?? ['', 'yard-remote build'];
  const words = {
    ...wordsOf(name),
    url: to,
    bundler: needed,
    build: bundler ? `${build} && yard-remote build --noted-only` : build,
  };
  const { filled } = templatesIn(new URL('files/', import.meta.url));
  for (const [path, template] of Object.entries(filesOf(words.path, bundler))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), filled(template, words));
  }
  cpSync(new URL('../yard-remote.tgz', import.meta.url), join(folder, 'packages/yard-remote.tgz'));
  console.log(`${words.folder} is written. Next:\n\n  cd ${given}\n  npm install\n  npm run dev`);
}

function filesOf(path, bundler) {
  return {
    ...sourcesOf(path),
    'package.json': 'alone/package',
    'tsconfig.json': 'alone/tsconfig',
    'jest.config.cjs': 'alone/jest',
    'no-styles.cjs': 'alone/no-styles',
    'src/styles.d.ts': 'alone/styles-type',
    [`src/${path}/${path}-list.spec.tsx`]: 'alone/list-spec',
    '.gitignore': 'alone/gitignore',
    '.github/workflows/remote.yml': 'alone/ci',
    'README.md': 'alone/readme',
    ...(bundler && { [`${bundler}.config.mjs`]: `alone/${bundler}` }),
  };
}
