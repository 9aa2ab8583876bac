import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(__dirname, '../../../mf-support/dist');

/** The remote of support as its team builds it after a change of words. @returns its folder */
export function changedRemote(words: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mf-support-'));
  cpSync(BUILT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(assets, name), 'utf8');
    writeFileSync(join(assets, name), text.replaceAll('Support tickets', words));
  }
  return folder;
}
