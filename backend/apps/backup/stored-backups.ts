import { createHash } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { readArchive } from './archive';
import { type BackupPlace, type StoredBackup, openBackup } from './backup-place';
import { expendable, type RetentionRule } from './retention-rule';
import { DATABASE_ENTRY } from './make-backup';
import { BackupRefused, type Manifest, readManifest } from './manifest';

const NAME = /^yard-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

/** `yard-2026-11-22T023000Z.tar.gz`: in a list they stand in the order of their making. */
export function backupName(now: Date): string {
  return `yard-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
}

/**
 * Reads a backup to its end, as a restore would.
 *
 * @throws BackupRefused when it is not whole, or not what its manifest says
 */
export async function verifyBackup(backup: StoredBackup): Promise<Manifest & { size: number }> {
  const { size, body: packed } = await openBackup(backup);
  let manifest: Manifest | null = null;
  let sha256: string | null = null;
  await readArchive(packed, async (name, body) => {
    if (name === 'manifest.json') {
      manifest = readManifest(await text(body));
      return;
    }
    const hash = createHash('sha256');
    for await (const chunk of body) hash.update(chunk as Buffer);
    if (name === DATABASE_ENTRY) sha256 = hash.digest('hex');
  });
  const found = manifest as Manifest | null;
  if (!found || sha256 !== found.sha256) {
    throw new BackupRefused(`${backup.place.called(backup.name)} is damaged.`);
  }
  return { ...found, size };
}

/** Removes those that the rule does not keep; called once the newest was verified. @returns their names */
export async function thinOut(place: BackupPlace, rule: RetentionRule): Promise<string[]> {
  const backups = (await place.names()).flatMap((name) => {
    const [, day, ...time] = NAME.exec(name) ?? [];
    return day ? [{ name, madeAt: new Date(`${day}T${time.join(':')}Z`) }] : [];
  });
  const gone = expendable(backups, rule).map(({ name }) => name);
  for (const name of gone) await place.remove(name);
  return gone;
}

/** Written for node_exporter's textfile collector: a failed backup changes nothing here, so its age grows. */
export async function writeMetrics(file: string, size: number, now: Date): Promise<void> {
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
  await writeFile(`${file}.new`, lines.join(''));
  // Another account reads it, whatever this one keeps to itself.
  await chmod(`${file}.new`, 0o644);
  await rename(`${file}.new`, file);
}
