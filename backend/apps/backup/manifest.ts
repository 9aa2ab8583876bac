import { PlainFailure } from '@kit/server/base/settings/plain-failure';
import { BEFORE_0_1_0 } from '../schema/bring-up';
import { migrations } from '../schema/tables';

/** The first entry of a backup: what it holds, so that a restore knows before it touches anything. */
export interface Manifest {
  format: 1;
  made_at: string;
  database: 'sqlite' | 'mysql';
  /** Hash of the database's entry. */
  sha256: string;
  /** Migrations that had run; a version that does not know one of them cannot serve the database. */
  migrations: string[];
}

/** Printed as it is. */
export class BackupRefused extends PlainFailure {}

/** @throws BackupRefused when it is no manifest, or one of a newer version */
export function readManifest(text: string): Manifest {
  const manifest = parsed(text);
  if (manifest?.format !== 1) throw new BackupRefused('The file is not a backup of this product.');
  const known = new Set([...BEFORE_0_1_0, ...migrations.map(({ name }) => name)]);
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown) throw new BackupRefused(`The backup was made by a newer version, which has ${unknown}.`);
  return manifest;
}

function parsed(text: string): Manifest | null {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return null;
  }
}
