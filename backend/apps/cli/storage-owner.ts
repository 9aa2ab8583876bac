import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/config/environment';
import { Usage } from './commands';

const ROOT = 0;

/**
 * Files written by root are closed to the account that serves: a published version, the database's files.
 *
 * @param account  the one that runs the command; undefined where accounts have no numbers
 * @throws Usage for root, where the storage or the embedded database is another's
 */
export function mustBeOwner(
  { storagePath, databaseUrl }: Pick<Environment, 'storagePath' | 'databaseUrl'>,
  account = process.getuid?.(),
  ownerOf = owner,
): void {
  if (account !== ROOT) return;
  const [, database = ''] = /^sqlite:([^:].*)$/.exec(databaseUrl) ?? [];
  const files = [storagePath, join(storagePath, 'secrets.json'), ...(database === '' ? [] : [database])];
  for (const file of files) {
    const other = ownerOf(file);
    if (other === null || other === account) continue;
    throw new Usage(`${file} belongs to account ${other}; run this as that account: sudo -u '#${other}' …`);
  }
}

const owner = (file: string): number | null => (existsSync(file) ? statSync(file).uid : null);
