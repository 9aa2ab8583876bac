import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployedContract, unmetThere } from './check-contract.mjs';
import { localRemotes } from './local-remotes.mjs';
import { serveSite } from './serve-site.mjs';

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const bundle = join(workspace, 'tools/build/bundle.mjs');
/** Builds for development, apart from those that are published. */
const builds = join(workspace, '.cache/dev');
const LOOK_MS = 1_000;

/**
 * Serves the named remotes from this workspace, built again on save, and all the rest from a deployed site.
 *
 * @param {string[]} folders              `mf-rentals`
 * @param {string} against                the address of the deployed public site
 * @param {{ port: number, adminPort: number, say?: (words: string) => void }} options
 * @returns a function that ends it
 * @throws Error where the site gives no list of remotes
 */
export async function developAgainst(folders, against, { port, adminPort, say = console.log }) {
  const places = await placesOf(new URL(against).origin, port, adminPort);
  const remotes = localRemotes(builds, folders);
  const servers = places.map((place) => serveSite(place, places, remotes));
  await Promise.all(
    servers.map((server, at) => once(server.listen([port, adminPort][at], 'localhost'), 'listening')),
  );
  const children = folders.map(buildOnSave);
  const watching = await tellOfContract(remotes, places, say);
  for (const { here, there } of places) say(`${here} shows ${there} with ${folders.join(', ')} from here`);

  return () => {
    clearInterval(watching);
    for (const child of children) child.kill('SIGTERM');
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}

/** The site says itself where its back office is. */
async function placesOf(there, port, adminPort) {
  const answer = await fetch(`${there}/remotes.json`).catch((error) => {
    throw new Error(`${there} gives no answer: ${error.cause?.message ?? error.message}`);
  });
  const list = answer.ok ? await answer.json().catch(() => null) : null;
  if (!Array.isArray(list?.remotes)) throw new Error(`${there} is no such site: it has no list of remotes`);
  return [
    { here: `http://localhost:${port}`, there },
    { here: `http://localhost:${adminPort}`, there: new URL(list.settings?.admin_url ?? '/', there).origin },
  ];
}

function buildOnSave(folder) {
  const out = join(builds, folder, 'dist');
  mkdirSync(out, { recursive: true });
  const child = spawn(process.execPath, [bundle, '--watch', '--production', '--out', out], {
    cwd: join(workspace, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => code && console.error(`${folder} ended with ${code}`));
  return child;
}

/** Says once what publishing would be refused for, again when a build changes it. @returns the timer */
async function tellOfContract(remotes, places, say) {
  const contract = await deployedContract(places);
  if (contract === null) {
    say('The deployed site does not tell what it has for remotes: what it lacks shows on the pages alone.');
    return undefined;
  }
  let told = '';
  return setInterval(() => {
    const words = unmetWords(remotes, contract) ?? told;
    if (words !== told && words !== '') say(`It could not be published there:\n  ${words}`);
    told = words;
  }, LOOK_MS);
}

/** @returns a line each; null while something is half built, which the next look finds whole */
function unmetWords(remotes, contract) {
  try {
    const unmet = remotes
      .built()
      .flatMap((remote) => unmetThere(remote, contract).map((words) => `${remote.folder}: ${words}`));
    return unmet.join('\n  ');
  } catch (error) {
    if (error.message.includes('is no JSON')) return null;
    throw error;
  }
}
