import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The templates of a generator: `NAME.txt` in a folder, with `{{words}}`. */
export function templatesIn(folder) {
  const filled = (template, words) =>
    readFileSync(new URL(`${template}.txt`, folder), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => {
      if (!(name in words)) throw new Error(`A template has the unknown word ${name}.`);
      return words[name];
    });

  return {
    filled,
    /** @param files  templates by the path that is made; @throws Error where something is there already */
    async write(tree, files, words) {
      for (const [path, template] of Object.entries(files)) {
        if (tree.exists(path)) throw new Error(`${path} is there already.`);
        tree.write(path, await formatted(filled(template, words), path));
      }
    },
  };
}

export async function formatted(text, path) {
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(fileURLToPath(import.meta.url))), filepath: path });
}
