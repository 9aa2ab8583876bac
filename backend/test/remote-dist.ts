import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

export function remoteDist(words: string, files: Record<string, string | null> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-dist-'));
  made.push(folder);
  const all: Record<string, string | null> = {
    'remote.json': JSON.stringify({ name: 'mf_small', public: { routes: [], nav: [], slots: [] } }),
    'mf-manifest.json': JSON.stringify({ id: 'mf_small', name: 'mf_small' }),
    'remoteEntry.js': `"${words}";`,
    'assets/page.js': 'export {};',
    'assets/page.css': 'p {}',
    'contract.json': '{}',
    'integrity.json': '{}',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
