import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people, type Visitor, visit, yard } from '@yard/testing';

const BUILT = join(__dirname, '../../mf-support/dist');

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

  async function publish(): Promise<string> {
    const published = await yard('remote:publish', 'mf-support', '--dir', folder);
    // Told to all processes by then.
    await ada.page.waitForTimeout(1_000);
    return /^mf-support ([0-9a-f]{12})/m.exec(published)?.[1] ?? '';
  }

  async function open(): Promise<void> {
    await ada.page.reload();
    await ada.page
      .getByRole('link', { name: /^Support Tickets/ })
      .first()
      .click();
  }

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
    const version = await publish();
    const entries: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().endsWith('remoteEntry.js')) entries.push(asked.url());
    });

    await open();
    await page.getByRole('heading', { level: 1, name: 'Support tickets' }).waitFor();

    expect(entries.some((url) => url.includes(`/remotes/mf-support/${version}/`))).toBe(true);
    expect(entries.at(-1)).not.toContain(version);
  });

  it('gives way to the one before where its code does not come within half a minute, nor at the second try', async () => {
    const { page } = ada;
    folder = brokenRemote((script) => `${script}//`);
    const version = await publish();
    let held = 0;
    await page.route(`**/remotes/mf-support/${version}/**/remoteEntry.js*`, () => void (held += 1));
    const coming = comingTo(page, version);
    await page.clock.install();

    await open();
    const heading = page.getByRole('heading', { level: 1, name: 'Support tickets' });
    await expect(heading.waitFor({ timeout: 2_000 })).rejects.toThrow('Timeout');
    // Time passes while nothing comes: the version before has all that it takes.
    while (!(await heading.isVisible())) {
      if (coming.size === 0) await page.clock.fastForward(31_000);
      await page.waitForTimeout(1_000);
    }

    expect(held).toBeGreaterThan(0);
  });
});

function comingTo(page: Visitor['page'], version: string): ReadonlySet<unknown> {
  const coming = new Set<unknown>();
  page.on('request', (request) => void (request.url().includes(version) || coming.add(request)));
  page.on('requestfinished', (request) => void coming.delete(request));
  page.on('requestfailed', (request) => void coming.delete(request));
  return coming;
}
