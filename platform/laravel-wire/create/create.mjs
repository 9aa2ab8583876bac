#!/usr/bin/env node
// `npm create @laravel-wire my-service`: the template in a new folder, with a name and a key of its own.
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const [given] = process.argv.slice(2);
if (given === undefined || given.startsWith('-')) fail('Usage: npm create @laravel-wire my-service');
const folder = resolve(given);
const name = basename(folder)
  .toLowerCase()
  .replace(/[^a-z0-9-]+/g, '-')
  .replace(/^-+|-+$/g, '');
if (name === '') fail(`"${given}" is no name for a package.`);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);

cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true });
const manifest = { name, ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(
  join(folder, '.env'),
  `APP_KEY=base64:${randomBytes(32).toString('base64')}\nAPP_URL=http://localhost:3000\nPORT=3000\nDATABASE=database.sqlite\n`,
);
writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n.env\ndatabase.sqlite*\n');
console.log(`${name} is written. Next:\n\n  cd ${given} && npm install\n  npm test && npm start`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
