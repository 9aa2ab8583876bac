import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The templates of a generator: `NAME.txt` in a folder, with `{{words}}`. */
export function templatesIn(folder) {
  const inWords = (text, words) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name) => {
      if (!(name in words)) throw new Error(`A template has the unknown word ${name}.`);
      return words[name];
    });
  const filled = (template, words) =>
    inWords(readFileSync(new URL(`${template}.txt`, folder), 'utf8'), words);

  return {
    filled,
    /** All of these folders, each template called like the file that it makes. @returns texts by paths */
    filesOf(folders, words) {
      const files = folders.flatMap((name) => {
        const found = readdirSync(new URL(name, folder), { recursive: true });
        const paths = found.filter((path) => path.endsWith('.txt')).map((path) => path.slice(0, -4));
        return paths.map((path) => [inWords(path, words), filled(`${name}/${path}`, words)]);
      });
      return Object.fromEntries(files);
    },
    /** @param files  templates by the path that is made; @throws Error where something is there already */
    async write(tree, files, words) {
      for (const [path, template] of Object.entries(files)) await add(tree, path, filled(template, words));
    },
  };
}

/** @throws Error where something is there already */
export async function add(tree, path, text) {
  if (tree.exists(path)) throw new Error(`${path} is there already.`);
  tree.write(path, await formatted(text, path));
}

export async function formatted(text, path) {
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(fileURLToPath(import.meta.url))), filepath: path });
}
