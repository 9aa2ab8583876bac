import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files beside the packages that their pages link to: each is packed with the package that links to it. */
const SHARED = /^\.\.\/((?:from-laravel|what-is-there)\.md|examples\/[\w./-]+)$/;

/** The package's README, and what it links to outside of the package beside it. */
export function writeReadme(folder, stage) {
  writePage(folder, stage, 'README.md');
}

function writePage(folder, stage, name) {
  const text = readFileSync(join(folder, name), 'utf8');
  writeFileSync(join(stage, name), linked(text, folder, stage));
}

/** A link to what is not in the package is its text alone. */
function linked(text, folder, stage) {
  return text.replace(
    /\[([^\]]+)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g,
    (written, words, path, anchor = '') => {
      const [, shared] = SHARED.exec(path) ?? [];
      if (shared !== undefined) take(join(folder, '..'), shared, stage);
      const target = shared ?? path;
      return !target.startsWith('..') && existsSync(join(stage, target))
        ? `[${words}](${target}${anchor})`
        : words;
    },
  );
}

function take(from, path, stage) {
  if (existsSync(join(stage, path))) return;
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  if (path.endsWith('.md')) writePage(from, stage, path);
  else cpSync(dirname(join(from, path)), dirname(join(stage, path)), { recursive: true });
}
