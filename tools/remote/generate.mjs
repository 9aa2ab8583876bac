import { add, formatted, templatesIn } from '../generate/templates.mjs';
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
  await addWorkspace(tree, folder);
  const owners = tree.read('CODEOWNERS', 'utf-8');
  tree.write('CODEOWNERS', `${owners}${`/${folder}/`.padEnd(26)}@yard/${path}\n`);
}

/** Does what `npm install` would, without a network: a remote needs no package that is not there. */
async function addWorkspace(tree, folder) {
  const root = JSON.parse(tree.read('package.json', 'utf-8'));
  const lock = JSON.parse(tree.read('package-lock.json', 'utf-8'));
  root.workspaces.splice(root.workspaces.findLastIndex((one) => one.startsWith('mf-')) + 1, 0, folder);
  lock.packages[''].workspaces = root.workspaces;
  const { name, version, license, dependencies } = JSON.parse(tree.read(`${folder}/package.json`, 'utf-8'));
  const packages = Object.entries(lock.packages);
  insert(packages, folder, { name, version, license, dependencies });
  insert(packages, `node_modules/${name}`, { resolved: folder, link: true });
  lock.packages = Object.fromEntries(packages);
  tree.write('package.json', await formatted(JSON.stringify(root), 'package.json'));
  tree.write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}

function insert(packages, path, entry) {
  const at = packages.findIndex(([other]) => other > path);
  packages.splice(at, 0, [path, entry]);
}
