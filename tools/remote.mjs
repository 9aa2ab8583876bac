// A team's commands for its remote, from anywhere: docs/ship-a-remote.md.
//
//   npm run remote -- new-key FILE
//   npm run remote -- publish NAME --to URL [--dir DIR] [--share 10% | --try] [--group WORD]
//       [--expects VERSION]
//   npm run remote -- list NAME --to URL
//   npm run remote -- canary NAME VERSION --share 10% --to URL
//   npm run remote -- promote NAME VERSION --to URL
//   npm run remote -- rollback NAME [VERSION] --to URL
//   npm run remote -- withdraw NAME VERSION --to URL
//
// REMOTE_TOKEN is the team's token, REMOTE_KEY the file with its private key.
import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { workspace } from './build/ensure-built.mjs';

const MOST_ARCHIVE = 200 * 1024 * 1024;
/** More say nothing new. */
const MOST_SAID = 10;
const texts = ['to', 'dir', 'share', 'group', 'expects'].map((name) => [name, { type: 'string' }]);
const verbs = { 'new-key': newKey, publish, list, canary, promote, rollback, withdraw };

try {
  const options = { ...Object.fromEntries(texts), try: { type: 'boolean' } };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [verb, ...words] = positionals;
  if (!Object.hasOwn(verbs, verb ?? '')) throw new Error(`which of ${Object.keys(verbs).join(', ')}?`);
  await verbs[verb](words, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
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

async function publish([name], { to, dir, group, expects, ...first }) {
  await mustCompile(name, to);
  const expected = expects ?? (await liveOf(name, to));
  const share = first.try ? '0%' : first.share;
  const folder = dir ? resolve(dir) : resolve(workspace, name ?? '', 'dist');
  const archive = execFileSync('tar', ['-czf', '-', '-C', folder, '.'], { maxBuffer: MOST_ARCHIVE });
  const form = new FormData();
  if (share) form.set('share', share);
  if (group) form.set('group', group);
  form.set('expects', expected);
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

/**
 * The remote's own code against the types that the site shares: docs/decisions/0046.
 *
 * @throws Error with what does not fit
 */
async function mustCompile(name, to) {
  const answer = await fetch(siteUrl(to, 'contract-types.json'));
  if (!answer.ok) return console.log('types are not compared: this site does not tell its own');
  const workerData = { place: { workspace, remote: name ?? '' }, site: await answer.json() };
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
  const { versions } = await ask(to, name, 'versions');
  for (const { version, state, share, published_at, published_by, ...one } of versions) {
    const back = one.taken_back_at ? `, taken back ${one.taken_back_at}: it ${one.taken_back_because}` : '';
    const who = state === 'tried' ? `tried by ${share} %` : (state ?? '');
    const by = published_by ? ` by ${published_by}` : '';
    console.log(
      `${version}  ${who.padEnd(14)} ${published_at ? `published ${published_at}${by}${back}` : 'built with the site'}`,
    );
  }
}

async function canary([name, version], { to, share = '' }) {
  tell((await move(to, name, 'canary', { version, share: Number(share.replace('%', '')) })).releases);
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
