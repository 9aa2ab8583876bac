import { people, type Visitor, visit } from '@yard/testing';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';
import { freePort } from '../../tools/test/free-port.cjs';
import { makeRemote } from '../../tools/remote/lone-repository';
import { heading, open } from './admin/menu';

const WORKSPACE = join(__dirname, '../..');
const DOCUMENT = readFileSync(join(WORKSPACE, 'docs/ship-a-remote.md'), 'utf8');
const LIST = 'src/fleet-notes/fleet-notes-list.tsx';
const YARD = 'https://yard.example';
const HEARD_WITHIN_MS = 240_000;
const PUBLISHED = /^mf-fleet-notes ([0-9a-f]{12}) is published/m;

describe('a team ships a remote', () => {
  const [make = '', develop = '', test = '', newKey = '', letIn = '', publish = '', ...later] = shellBlocks();
  const variables: Record<string, string> = {};
  let parent = '';
  let folder = '';
  let site: Product;

  beforeAll(async () => {
    site = await startProduct();
    parent = mkdtempSync(join(process.env['TEST_SCRATCH'] ?? tmpdir(), 'ship-a-remote-'));
  });
  afterAll(async () => {
    await site.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  it('makes it with what the site gives', async () => {
    const [, tarball = '', words = ''] = /--package (\S+) -- create-remote (.*)$/m.exec(make) ?? [];
    const here = (text: string) => text.replace(YARD, site.publicUrl);

    folder = await makeRemote(here(tarball), here(words).split(' '), parent);

    expect(make).toContain('cd fleet-notes && npm install');
    expect(readFileSync(join(folder, 'site/@yard/ui/index.js'), 'utf8')).toContain('export const Button');
  });

  it('tests it alone', async () => {
    const said = await shell(test);

    expect(said).toMatch(/4 passed, 4 total/);
    expect(said).toContain(`mf-fleet-notes fits ${site.publicUrl}`);
  });

  it('hears of a wrong type at its place', async () => {
    const text = readFileSync(join(folder, LIST), 'utf8');
    writeFileSync(join(folder, LIST), text.replace('shortened(name)', 'shortened(id)'));

    await expect(shell('npm run build')).rejects.toThrow(
      /fleet-notes-list\.tsx\(\d+,\d+\): error TS2345: .*'number' is not assignable/,
    );
    writeFileSync(join(folder, LIST), text);
  });

  it('develops it against the deployed site, which it is a part of at once', async () => {
    const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    const dev = spawn('sh', ['-ec', `exec ${develop.replace(YARD, site.publicUrl)}`], {
      cwd: folder,
      env: environment(ports),
      detached: true,
    });
    const log = listen(dev);
    const ada = await visit('admin', undefined, `http://localhost:${ports.ADMIN_PORT}`);
    const guest = await visit('public', undefined, `http://localhost:${ports.PORT}`);

    try {
      await hears(dev, log, 'mf-fleet-notes: first load');
      await showsBothSites(ada, guest);
      await showsWhatIsSaved(ada);
      await hears(dev, log, 'it calls api/holograms, which this API does not have');
      expect([...ada.complaints, ...guest.complaints]).toEqual([]);
    } finally {
      await Promise.all([ada.leave(), guest.leave()]);
      process.kill(-(dev.pid ?? 0), 'SIGTERM');
    }
  });

  it(
    'publishes it, tries it, promotes it and takes it back',
    async () => {
      save('Fleet notes of yesterday');
      expect(await shell(newKey)).toContain('fleet.key stays with the team');
      const token = /^yard_\S{43}$/m.exec(await onTheServer(letIn))?.[0] ?? '';
      const first = PUBLISHED.exec(await shell(publish.replace('yard_…', token)))?.[1] ?? '';
      expect(await listedVersion(site)).toBe(first);
      Object.assign(variables, { REMOTE_TOKEN: token, REMOTE_KEY: join(folder, 'fleet.key') });
      const [tryAlone = '', look = '', promote = '', back = ''] = later;
      save('Fleet notes of today');

      const tried = await shell(tryAlone);
      const meanwhile = await listedVersion(site);
      const looked = await shell(look);
      const second = PUBLISHED.exec(looked)?.[1] ?? '';
      const promoted = await shell(promote.replace('VERSION', second));
      const live = await listedVersion(site);
      const taken = await shell(back);

      expect(tried).toContain('nobody gets it; an admin may try it alone');
      expect(meanwhile).toBe(first);
      expect(looked).toContain(`10 % of the visitors try ${second}`);
      expect(looked).toMatch(
        new RegExp(`^${second} +tried by 10 % +published .* by fleet, opened 0, failed 0$`, 'm'),
      );
      expect(looked).toMatch(new RegExp(`^${first} +live +published .* by fleet, opened 0, failed 0$`, 'm'));
      expect(promoted).toContain(`mf-fleet-notes: ${second} is live`);
      expect([second === first, live]).toEqual([false, second]);
      expect(taken).toContain(`mf-fleet-notes: ${first} is live`);
    },
    HEARD_WITHIN_MS,
  );

  async function showsBothSites(ada: Visitor, guest: Visitor): Promise<void> {
    const news = ada.page.waitForEvent('websocket');
    await ada.signIn(people.ada);
    await open(ada, 'Fleet notes');
    await heading(ada, 'Fleet notes');
    await ada.page.getByRole('listitem').filter({ hasText: 'All Terrain Crane' }).waitFor();
    expect(new URL((await news).url()).host).toBe(new URL(ada.page.url()).host);
    await open(ada, 'Users');
    await heading(ada, 'Users');

    await guest.page.goto('/');
    await open(guest, 'Fleet notes');
    await heading(guest, 'Fleet notes');
    expect(await listedVersion(site)).toBeUndefined();
  }

  async function showsWhatIsSaved(ada: Visitor): Promise<void> {
    await open(ada, 'Fleet notes');
    await heading(ada, 'Fleet notes');
    save('Saved a moment ago', "'api/holograms'");
    await ada.page.getByText('Saved a moment ago').first().waitFor();
  }

  function save(words: string, calls = ''): void {
    const file = join(folder, LIST);
    const text = readFileSync(file, 'utf8').replace(
      /<Card>.*<\/Card>/,
      `<Card>{[name, ${calls}].join()} ${words}</Card>`,
    );
    writeFileSync(file, text);
  }

  function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
    return { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', ...variables, ...more };
  }

  function shell(script: string, cwd = folder, more = {}): Promise<string> {
    return new Promise((resolve, reject) => {
      execFile(
        'sh',
        ['-ec', script.replaceAll(YARD, site.publicUrl)],
        { cwd, env: environment(more) },
        (error, stdout, stderr) =>
          error ? reject(new Error(`${script}\n${stdout}${stderr}`)) : resolve(`${stdout}${stderr}`),
      );
    });
  }

  function onTheServer(script: string): Promise<string> {
    const storage = join(site.folder, 'storage');
    const its = { DATABASE_URL: `sqlite:${join(storage, 'yard.sqlite')}`, STORAGE_URL: storage };
    return shell(script.replace('fleet.key.pub', join(folder, 'fleet.key.pub')), WORKSPACE, its);
  }
});

function shellBlocks(): string[] {
  const blocks = [...DOCUMENT.matchAll(/^```sh\n([\s\S]*?)^```$/gm)];
  return blocks.map(([, block = '']) => block);
}

async function listedVersion({ adminUrl }: Product): Promise<string | undefined> {
  const answer = await fetch(`${adminUrl}/remotes.json`);
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === 'mf_fleet_notes')?.version;
}

function listen(child: ChildProcess): () => string {
  let log = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk: Buffer) => (log += String(chunk)));
  }
  return () => log;
}

async function hears(child: ChildProcess, log: () => string, words: string): Promise<void> {
  const deadline = Date.now() + HEARD_WITHIN_MS;
  while (!log().includes(words)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`"${words}" was not said (exit code ${child.exitCode}):\n${log()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
