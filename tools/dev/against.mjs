import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localRemotes } from './local-remotes.mjs';
import { serveSite } from './serve-site.mjs';

const bundle = fileURLToPath(new URL('../build/bundle.mjs', import.meta.url));
/** May be built only now. */
const deployed = () => createRequire(import.meta.url)('@kit/federation-registry/deployed-site');
const LOOK_MS = 1_000;

/**
 * Serves remotes from this machine, built again on save, and all the rest from a deployed site.
 *
 * @param {Record<string, string>} projects  folders of remotes by their names: `mf-rentals`
 * @param {string} against                   the address of the deployed public site
 * @param {{ port: number, adminPort: number, builds: string, say?: (words: string) => void }} options
 *   builds: a folder for builds of development, apart from those that are published
 * @returns a function that ends it
 * @throws Error where the site gives no list of remotes
 */
export async function developAgainst(projects, against, { port, adminPort, builds, say = console.log }) {
  const folders = Object.keys(projects);
  const origins = await deployed().originsOf(against);
  const places = [port, adminPort].map((of, at) => ({ here: `http://localhost:${of}`, there: origins[at] }));
  const remotes = localRemotes(builds, folders);
  const servers = places.map((place) => serveSite(place, places, remotes));
  await Promise.all(
    servers.map((server, at) => once(server.listen([port, adminPort][at], 'localhost'), 'listening')),
  );
  const children = folders.map((name) => buildOnSave(name, projects[name], join(builds, name, 'dist')));
  const watching = await tellOfContract(remotes, origins, say);
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

function buildOnSave(name, cwd, out) {
  mkdirSync(out, { recursive: true });
  const child = spawn(process.execPath, [bundle, '--watch', '--production', '--out', out], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => code && console.error(`${name} ended with ${code}`));
  return child;
}

/** Says once what publishing would be refused for, again when a build changes it. @returns the timer */
async function tellOfContract(remotes, origins, say) {
  const contract = await deployed().deployedContract(origins);
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
      .flatMap((one) => unmetIn(one.path, contract).map((words) => `${one.folder}: ${words}`));
    return unmet.join('\n  ');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Needs of a build that a deployed site does not meet. */
export function unmetIn(folder, contract) {
  const read = (path) => {
    const file = join(folder, path);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };
  return deployed().unmetThere(read('remote.json'), read, contract);
}
