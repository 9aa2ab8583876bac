import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readArchive } from './archive';
import { expendable, type KeepRule } from './keep-rule';
import { DATABASE_ENTRY } from './make-backup';
import { BackupRefused, type Manifest, readManifest } from './manifest';

const NAME = /^yard-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

/** `yard-2026-11-22T023000Z.tar.gz`: in a folder they stand in the order of their making. */
export function backupName(now: Date): string {
  return `yard-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
}

/**
 * Reads a backup to its end, as a restore would.
 *
 * @throws BackupRefused when it is not whole, or not what its manifest says
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupRefused(`${file} is not there.`);
  let manifest: Manifest | null = null;
  let sha256: string | null = null;
  await readArchive(file, async (name, body) => {
    if (name === 'manifest.json') {
      manifest = readManifest(await text(body));
      return;
    }
    const hash = createHash('sha256');
    for await (const chunk of body) hash.update(chunk as Buffer);
    if (name === DATABASE_ENTRY) sha256 = hash.digest('hex');
  });
  const said = manifest as Manifest | null;
  if (!said || sha256 !== said.sha256) throw new BackupRefused(`${file} is damaged.`);
  return said;
}

/** Removes those that the rule does not keep; called once the newest was verified. @returns their names */
export async function thinOut(folder: string, rule: KeepRule): Promise<string[]> {
  const backups = (await readdir(folder)).flatMap((name) => {
    const [, day, ...time] = NAME.exec(name) ?? [];
    return day ? [{ name, madeAt: new Date(`${day}T${time.join(':')}Z`) }] : [];
  });
  const gone = expendable(backups, rule).map(({ name }) => name);
  for (const name of gone) await rm(join(folder, name));
  return gone;
}

/** For node_exporter's textfile collector: a backup that fails changes nothing here, and grows old. */
export async function tellMetrics(file: string, backup: string, now: Date): Promise<void> {
  const { size } = await stat(backup);
  const gauges = [
    [
      'yard_backup_last_success_timestamp_seconds',
      'When a backup was made and verified.',
      now.getTime() / 1000,
    ],
    ['yard_backup_last_size_bytes', 'How large it is.', size],
  ] as const;
  const lines = gauges.map(
    ([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, lines.join(''), { mode: 0o644 });
  await rename(`${file}.new`, file);
}
