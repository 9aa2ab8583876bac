import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(__dirname, '../../../mf-support/dist');

/** The remote of support as its team builds it after a change of words. @returns its folder */
export function changedRemote(words: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mf-support-'));
  cpSync(BUILT, folder, { recursive: true });
  const noted = join(folder, 'integrity.json');
  const hashes = JSON.parse(readFileSync(noted, 'utf8')) as Record<string, string>;
  for (const name of Object.keys(hashes).filter((path) => /^assets\/.*\.js$/.test(path))) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('Support tickets', words);
    writeFileSync(join(folder, name), text);
    hashes[name] = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  }
  writeFileSync(noted, JSON.stringify(hashes));
  return folder;
}
