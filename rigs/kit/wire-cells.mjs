import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../../tools/build/ensure-built.mjs';
import { JEST } from '../../tools/test/steps.mjs';
import { run } from './programs.mjs';

/**
 * Applications' versions beside the packages: each Node with each Nest, the first with the oldest that
 * packages allow. Each cell runs the specs of nest and typeorm on SQLite, MariaDB or MySQL, and PostgreSQL.
 */
export const CELLS = [
  { node: 20, nest: '11.1.7', typeorm: '0.3.20', kysely: '0.28' },
  { node: 20, nest: '12', typeorm: '1', kysely: '0.29' },
  { node: 22, nest: '11', typeorm: '1', kysely: '0.29' },
  { node: 22, nest: '12', typeorm: '0.3', kysely: '0.28' },
  { node: 24, nest: '11', typeorm: '0.3', kysely: '0.28' },
  { node: 24, nest: '12', typeorm: '1', kysely: '0.29' },
].map((cell) => ({ name: `node ${cell.node} nest ${cell.nest}`, ...cell }));

const NESTS = ['common', 'core', 'platform-express', 'platform-fastify', 'websockets'];
const OTHERS = {
  '@node-rs/bcrypt': '2',
  'drizzle-orm': '0.45',
  express: '5',
  fastify: '5',
  ioredis: '5',
  libsql: '0.5',
  mysql2: '3',
  otpauth: '9',
  passport: '0.7',
  'passport-local': '1',
  pg: '8',
  'reflect-metadata': '0.2',
  rxjs: '7',
  'socket.io': '4',
  uqr: '0.1',
  ws: '8',
};
const PLATFORM = `${process.platform}-${process.arch}`;

/** @returns the tarballs by their packages' names */
export function packed(scratch) {
  const out = join(scratch, 'tarballs');
  const script = join(workspace, 'tools/packages/pack.mjs');
  const printed = execFileSync(process.execPath, [script, out], { encoding: 'utf8' });
  const tarballs = printed.split('\n').filter((line) => line.endsWith('.tgz'));
  const named = tarballs.map((path) => [path.replace(/.*laravel-wire-|-\d.*/g, ''), path]);
  // Not with these servers: the package that migrates tables, and the one for browsers.
  const tested = named.filter(([name]) => !['adopt', 'client'].includes(name));
  return Object.fromEntries(tested.map(([name, path]) => [`@laravel-wire/${name}`, `file:${path}`]));
}

/** An application of a cell's versions, by npm. @returns its folder */
export function installed({ name, node, nest, typeorm, kysely }, tarballs, scratch) {
  const folder = join(scratch, name.replaceAll(' ', '-'));
  const nests = Object.fromEntries(NESTS.map((one) => [`@nestjs/${one}`, nest]));
  const dependencies = { ...tarballs, ...nests, ...OTHERS, typeorm, kysely };
  dependencies.node = `npm:node-${PLATFORM}@${node}`;
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  // Not for publishing: the application that the recordings are replayed against.
  for (const one of ['reference', 'recordings']) {
    const target = join(folder, 'node_modules/@laravel-wire', one);
    cpSync(join(workspace, 'platform/laravel-wire', one), target, { recursive: true });
  }
  return folder;
}

/** Runs the specs on an application, in a zone that is not the databases'. @returns how many passed and failed */
export async function tried(folder, { nest }) {
  const file = join(folder, 'results.json');
  const binary = join(folder, 'node_modules/node/bin/node');
  // Nest 11 has no pipe for Standard Schema.
  const specs = nest.startsWith('11') ? '^(?!.*standard-schema).*$' : '';
  const projects = ['--selectProjects', 'laravel-wire-nest', 'night-express', 'laravel-wire-typeorm'];
  const report = ['--json', `--outputFile=${file}`, '--silent', '--forceExit'];
  const started = performance.now();
  const variables = { WIRE_CELL: folder, TZ: 'America/St_Johns' };
  await run(binary, [JEST, specs, '--runInBand', '--testTimeout=120000', ...report, ...projects], variables);
  const seconds = Math.round((performance.now() - started) / 1000);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
  if (!process.env.KEEP) rmSync(folder, { recursive: true });
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, seconds };
}
