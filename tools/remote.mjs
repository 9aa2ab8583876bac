#!/usr/bin/env node
// A team's commands for its remote, from anywhere: docs/ship-a-remote.md. In a remote's own folder NAME is left out, and
// URL where `site` was said.
//
//   yard-remote site [URL]                packages that stand for what it shares: versions, names, types
//   yard-remote dev [--against URL]
//   yard-remote build [--noted-only]      only the notes that a build by another bundler lacks
//   yard-remote check [--to URL]          whether that site could give this build
//   yard-remote new-key FILE
//   yard-remote publish NAME --to URL [--dir DIR] [--share 10% | --steps 1,10,50,100 [--minutes 30] | --try]
//       [--group WORD] [--expects VERSION]
//   yard-remote status|list NAME --to URL
//   yard-remote canary NAME VERSION (--share 10% | --steps 10,50,100) --to URL
//   yard-remote promote|withdraw NAME VERSION --to URL
//   yard-remote rollback NAME [VERSION] --to URL
//
// `npm run remote --` is the same here. REMOTE_TOKEN is the team's token, REMOTE_KEY the file with its private key.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const MOST_ARCHIVE = 200 * 1024 * 1024;
/** More say nothing new. */
const MOST_SAID = 10;
const require = createRequire(import.meta.url);
const words = 'to against dir share steps minutes group expects'.split(' ');
const texts = words.map((name) => [name, { type: 'string' }]);
const flags = ['try', 'noted-only'].map((name) => [name, { type: 'boolean' }]);
const ofRemote = { dev, build, check, publish, list, status: list, canary, promote, rollback, withdraw };
const verbs = { site, 'new-key': newKey, ...ofRemote };
/** Name of the remote in this folder: null elsewhere. */
const here = existsSync('remote.json')
  ? basename(JSON.parse(readFileSync('package.json', 'utf8')).name)
  : null;

try {
  const options = Object.fromEntries([...texts, ...flags]);
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [verb, ...given] = positionals;
  if (!Object.hasOwn(verbs, verb ?? '')) throw new Error(`which of ${Object.keys(verbs).join(', ')}?`);
  if (verb in ofRemote && here && given[0] !== here) given.unshift(here);
  await verbs[verb](given, { to: values.against ?? urlTold(), ...values });
} catch (error) {
  console.error([error.message, error.cause?.message].filter(Boolean).join(': '));
  process.exitCode = 1;
}

async function site([given], { to }) {
  const url = siteUrl(given ?? to, '').origin;
  const { writeSite } = require('@kit/federation-registry/site-package');
  console.log(`site: ${await writeSite(url, resolve('site'))} modules of ${url}; now npm install`);
}

/** The site whose packages are here. */
function urlTold() {
  const file = resolve('site/@yard/site/package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).homepage : undefined;
}

async function dev([name], { to }) {
  const { PORT = '3000', ADMIN_PORT = '3001' } = process.env;
  const { developAgainst } = await import('./dev/against.mjs');
  const options = { port: Number(PORT), adminPort: Number(ADMIN_PORT), builds: resolve('.cache/dev') };
  const stop = await developAgainst({ [name]: folderOf(name) }, siteUrl(to, '').href, options);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (stop(), process.exit(0)));
}

/** Types first: a line for each fault, with its place. */
function build([name], { 'noted-only': isNotedOnly }) {
  const cwd = folderOf(name);
  const run = (...args) => {
    const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  };
  run(require.resolve('typescript/bin/tsc'), '--noEmit', '--pretty', 'false');
  const out = isNotedOnly ? '.cache/noted' : 'dist';
  run(fileURLToPath(new URL('./build/bundle.mjs', import.meta.url)), '--uncompressed', '--out', out);
  if (!isNotedOnly) return;
  for (const file of ['contract.json', 'remote.json'])
    cpSync(resolve(cwd, out, file), resolve(cwd, 'dist', file));
  writeFileSync(resolve(cwd, 'dist/integrity.json'), '{}');
}

async function check([name], { to }) {
  await mustCompile(name, to);
  const { deployedContract, originsOf } = require('@kit/federation-registry/deployed-site');
  const contract = await deployedContract(await originsOf(siteUrl(to, '').href));
  if (!contract) throw new Error(`${to} has no contract: it does not say what it shares with remotes`);
  const { unmetIn } = await import('./dev/against.mjs');
  const unmet = unmetIn(resolve(folderOf(name), 'dist'), contract);
  if (unmet.length > 0) throw new Error([`${name} does not fit ${to}:`, ...unmet].join('\n'));
  console.log(`${name} fits ${to}`);
}

function folderOf(name = '') {
  return name === here ? resolve('.') : resolve(name);
}

/** The private key for the team alone, the public one for whoever runs the site. */
function newKey([file]) {
  if (!file) throw new Error('which FILE?');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = { format: 'pem' };
  writeFileSync(file, privateKey.export({ ...pem, type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  writeFileSync(`${file}.pub`, publicKey.export({ ...pem, type: 'spki' }), { flag: 'wx' });
  console.log(`${file} stays with the team; ${file}.pub is for whoever runs the site`);
}

async function publish([name], { to, dir, steps, minutes, group, expects, ...first }) {
  await mustCompile(name, to);
  const told = { share: first.try ? '0%' : first.share, steps, minutes, group, ...originOf(folderOf(name)) };
  told.expects = expects ?? (await liveOf(name, to));
  const folder = dir ? resolve(dir) : resolve(folderOf(name), 'dist');
  const archive = execFileSync('tar', ['-czf', '-', '-C', folder, '.'], { maxBuffer: MOST_ARCHIVE });
  const form = new FormData();
  for (const [key, value] of Object.entries(told)) if (value) form.set(key, value);
  form.set('file', new Blob([archive]), `${name}.tar.gz`);
  const { version, files, release } = await ask(to, name, 'versions', {
    method: 'POST',
    headers: { 'X-Remote-Signature': signatureOf(name, archive) },
    body: form,
  });
  console.log(`${name} ${version} is published: ${files} files`);
  const isGiven = [release.version, release.canary_version].includes(version);
  if (!isGiven) console.log('nobody gets it; an admin may try it alone, in the back office');
  tell([release]);
}

/** What it was built of, as the site shows it beside a version; nothing outside git. */
function originOf(cwd) {
  const git = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    const [commit, author, message] = execFileSync('git', ['log', '-1', '--format=%H%n%an%n%s'], git).split(
      '\n',
    );
    return { commit, author: author.slice(0, 120), message: message.slice(0, 500) };
  } catch {
    return {};
  }
}

/**
 * The remote's own code against the types that the site shares: docs/decisions/0046.
 *
 * @throws Error with what does not fit
 */
async function mustCompile(name, to) {
  const answer = await fetch(siteUrl(to, 'contract-types.json'));
  if (!answer.ok) return console.log('types are not compared: this site does not tell its own');
  const place = { workspace: resolve('.'), remote: name === here ? '' : (name ?? '') };
  const workerData = { place, site: await answer.json() };
  const [rejected] = await once(
    new Worker(new URL('./rejected-types.mjs', import.meta.url), { workerData }),
    'message',
  );
  if (rejected === null) return console.log(`types are not compared: the code of ${name} is not here`);
  if (rejected.length === 0) return;
  const more = rejected.length > MOST_SAID ? [`and ${rejected.length - MOST_SAID} more`] : [];
  const lines = [...rejected.slice(0, MOST_SAID), ...more];
  throw new Error([`${name} does not compile against what this site shares:`, ...lines].join('\n'));
}

/** The live version that a publication follows: one published during the build and upload is not undone. */
async function liveOf(name, to) {
  const { versions } = await ask(to, name, 'versions');
  const live = versions.find(({ state }) => state === 'live');
  return live?.published_at ? live.version : 'built';
}

async function list([name], { to }) {
  const { versions, frozen_until } = await ask(to, name, 'versions');
  if (frozen_until) console.log(`releases are frozen until ${frozen_until}`);
  for (const { version, state, share, published_at, published_by, ...one } of versions) {
    const back = one.taken_back_at ? `, taken back ${one.taken_back_at}: it ${one.taken_back_because}` : '';
    const who = state === 'tried' ? `tried by ${share} %` : (state ?? '');
    const seen = `, opened ${one.opened}, failed ${one.failed}`;
    const next = one.next_share ? `, ${one.next_share} % from ${one.next_share_at ?? 'when it goes on'}` : '';
    const why = one.stopped_because ? `, stopped: it ${one.stopped_because}` : '';
    const by = [published_by && ` by ${published_by}`, one.message && `: ${one.message}`].join('');
    console.log(
      `${version}  ${who.padEnd(14)} ${published_at ? `published ${published_at}${by}${seen}${next}${why}${back}` : 'built with the site'}`,
    );
  }
}

async function canary([name, version], { to, share, steps, minutes }) {
  const body = { version, share: share && Number(share.replace('%', '')), steps, minutes };
  tell((await move(to, name, 'canary', body)).releases);
}

async function promote([name, version], { to }) {
  tell((await move(to, name, 'promote', { version })).releases);
}

async function rollback([name, version], { to }) {
  tell((await move(to, name, 'rollback', { version })).releases);
}

async function withdraw([name, version = ''], { to }) {
  await ask(to, name, `versions/${encodeURIComponent(version)}`, { method: 'DELETE' });
  console.log(`${name} ${version} is withdrawn`);
}

function move(to, name, verb, body) {
  const headers = { 'Content-Type': 'application/json' };
  return ask(to, name, verb, { method: 'POST', headers, body: JSON.stringify(body) });
}

function siteUrl(to, path) {
  if (!to) throw new Error('--to is missing: the address of the site');
  return new URL(path, to.endsWith('/') ? to : `${to}/`);
}

/** @throws Error with what the site says is wrong */
async function ask(to, name, path, { headers = {}, ...sent } = {}) {
  if (!name) throw new Error('which remote?');
  const url = siteUrl(to, `api/remotes/${encodeURIComponent(name)}/${path}`);
  const bearer = { Accept: 'application/json', Authorization: `Bearer ${process.env.REMOTE_TOKEN ?? ''}` };
  const answer = await fetch(url, { ...sent, headers: { ...headers, ...bearer } });
  const body = answer.status === 204 ? {} : await answer.json();
  if (answer.ok) return body;
  const problems = Object.values(body.errors ?? {}).flat();
  throw new Error(`${answer.status}: ${problems.length > 0 ? problems.join('\n') : body.message}`);
}

/** Signs the remote's name and the archive's SHA-256 in hex, a line each. */
function signatureOf(name, archive) {
  const file = process.env.REMOTE_KEY;
  if (!file) throw new Error('REMOTE_KEY is missing: the file with the team’s private key');
  const digest = createHash('sha256').update(archive).digest('hex');
  return sign(null, Buffer.from(`${name}\n${digest}\n`), createPrivateKey(readFileSync(file))).toString(
    'base64',
  );
}

function tell(releases) {
  for (const { name, version, canary_version, canary_share } of releases) {
    const tried = canary_version ? `, ${canary_share} % of the visitors try ${canary_version}` : '';
    console.log(`${name}: ${version ?? 'what was built with the site'} is live${tried}`);
  }
}
