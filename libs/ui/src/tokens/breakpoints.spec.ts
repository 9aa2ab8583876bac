import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '../../../..');
const ELSEWHERE = new Set(['node_modules', 'dist']);

/** Every style sheet of both sites: their parts and what they share. */
function sheets(folder: string): string[] {
  return readdirSync(join(WORKSPACE, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ELSEWHERE.has(entry.name) ? [] : sheets(path);
    return entry.name.endsWith('.css') ? [path] : [];
  });
}

it('breaks every page at 640, 768 and 1024 px, and nowhere else (requirement 9.2)', () => {
  const folders = readdirSync(WORKSPACE).filter((name) => /^(libs|mf-.*|shell-.*)$/.test(name));
  const texts = folders.flatMap(sheets).map((path) => readFileSync(join(WORKSPACE, path), 'utf8'));
  const widths = texts.flatMap((text) =>
    [...text.matchAll(/@media[^{]*\((min|max)-width: (\d+)px\)/g)].map(
      ([, end, width]) => Number(width) + (end === 'max' ? 1 : 0),
    ),
  );

  expect([...new Set(widths)].sort((one, two) => one - two)).toEqual([640, 768, 1024]);
});
