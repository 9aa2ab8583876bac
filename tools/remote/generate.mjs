import { add, templatesIn } from '../generate/templates.mjs';
import { wordsOf } from './words.mjs';

const { filesOf } = templatesIn(new URL('files/', import.meta.url));

/**
 * `nx g @yard/tools:remote fleet-notes`: a remote with a page in both shells and a spec of its own, all of it code to
 * be changed by hand afterwards (docs/ship-a-remote.md).
 *
 * @param tree     Nx's view of the workspace
 * @param options  as `schema.json` has them
 */
export default async function generate(tree, { name }) {
  const words = wordsOf(name);
  const { path, folder } = words;
  for (const [file, text] of Object.entries(filesOf(['both', 'here'], words)))
    await add(tree, `${folder}/${file}`, text);
  lockPackage(tree, folder);
  addOwner(tree, `${`/${folder}/`.padEnd(26)}@yard/${path}`);
}

/** Among the other remotes', by name: teams that begin at the same time do not write the same line. */
function addOwner(tree, line) {
  const lines = tree.read('CODEOWNERS', 'utf-8').split('\n');
  const at = lines.findIndex((other) => other.startsWith('/mf-') && other > line);
  lines.splice(at < 0 ? lines.length - 1 : at, 0, line);
  tree.write('CODEOWNERS', lines.join('\n'));
}

/** Does what `npm install` would, without a network: a remote needs no package that is not there. */
function lockPackage(tree, folder) {
  const lock = JSON.parse(tree.read('package-lock.json', 'utf-8'));
  const { name, version, license, dependencies } = JSON.parse(tree.read(`${folder}/package.json`, 'utf-8'));
  lock.packages[folder] = { name, version, license, dependencies };
  lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  // In npm's own order: the next install would move the lines of others.
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  tree.write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}
