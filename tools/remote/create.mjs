#!/usr/bin/env node
// `npm create @yard/remote fleet-notes -- --to https://yard.example [--bundler rspack|vite]`: a remote of that site, in a
// repository of its own.
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { templatesIn } from '../generate/templates.mjs';
import { wordsOf } from './words.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const BUNDLERS = ['rspack', 'vite'];

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
  if (bundler && !BUNDLERS.includes(bundler)) throw new Error(`--bundler is ${BUNDLERS.join(' or ')}`);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const { writeSite } = createRequire(import.meta.url)('@kit/federation-registry/site-package');
  await writeSite(to, join(folder, 'site'));
  const words = { ...wordsOf(name), url: to };
  const { filesOf } = templatesIn(new URL('files/', import.meta.url));
  const files = filesOf(['both', 'alone', ...(bundler ? [bundler] : [])], words);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(new URL('../yard-remote.tgz', import.meta.url), join(folder, 'packages/yard-remote.tgz'));
  console.log(`${words.folder} is written. Next:\n\n  cd ${given}\n  npm install\n  npm run dev`);
}
