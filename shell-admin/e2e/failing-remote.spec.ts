import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeBrowser, people, type Visitor, visit, yard } from '@yard/testing';

jest.setTimeout(180_000);
afterAll(closeBrowser);

const BUILT = join(__dirname, '../../mf-support/dist');

/** The remote with a fault in its code. @param broken  what becomes of each script, by its path */
function brokenRemote(broken: (script: string, path: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mf-support-'));
  cpSync(BUILT, folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue;
    writeFileSync(join(folder, path), broken(readFileSync(join(folder, path), 'utf8'), path));
  }
  return folder;
}

describe('a version of a remote that does not work', () => {
  let ada: Visitor;
  let folder: string;

  beforeEach(async () => {
    ada = await visit('admin');
    await ada.signIn(people.ada);
  });
  afterEach(async () => {
    await ada.leave();
    await yard('remote:rollback', 'mf-support', 'built');
    rmSync(folder, { recursive: true });
  });

  it.each([
    [
      'cannot be loaded',
      (script: string, path: string) => (path === 'remoteEntry.js' ? "throw new Error('broken');" : script),
    ],
    [
      'cannot be drawn',
      (script: string) => script.replaceAll('"Support tickets"', "(()=>{throw new Error('broken')})()"),
    ],
  ])('gives way to the one before where it %s', async (_what, broken) => {
    const { page } = ada;
    folder = brokenRemote(broken);
    const published = await yard('remote:publish', 'mf-support', '--dir', folder);
    const version = /^mf-support ([0-9a-f]{12})/m.exec(published)?.[1] ?? '';
    // Told to all processes by then.
    await page.waitForTimeout(1_000);
    const entries: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().endsWith('mf-manifest.json')) entries.push(asked.url());
    });

    await page.reload();
    await page
      .getByRole('link', { name: /^Support Tickets/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Support tickets' }).waitFor();

    expect(entries.some((url) => url.includes(`/remotes/mf-support/${version}/`))).toBe(true);
    expect(entries.at(-1)).not.toContain(version);
  });
});
