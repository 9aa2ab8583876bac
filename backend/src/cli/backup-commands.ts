import { makeBackup } from '../backup/make-backup';
import { restoreBackup } from '../backup/restore-backup';
import type { Environment } from '../config/environment';
import { openDatabase } from '../open-database';
import { isSqlite } from '../database/is-sqlite';
import { COMMAND_LIMITS } from '../database/time-limits';
import { checkLedger } from '../ledger/checks/check-ledger';
import { type Command, type Diagnosis, Usage } from './commands';

const PROGRESS_EVERY = 1_000;

export const backup: Command = {
  usage: 'backup FILE',
  summary: 'writes the database and its files into FILE (.tar.gz), while the server may go on',
  async run({ dataSource, environment, clock, words }) {
    const file = fileOf(words, backup);
    const parts = { dataSource, environment, now: clock.now() };
    const { files } = await makeBackup(parts, file, (done, of) => progress(`${done} of ${of} written`, done));
    endProgress();
    console.log(`${file}: the database and ${files} files. Keep APP_KEY too, apart from it.`);
  },
};

export const restore: Diagnosis = {
  usage: 'restore FILE [--overwrite]',
  summary: 'puts a backup back into an empty database; the server must be stopped',
  options: { overwrite: { type: 'boolean', help: 'what the database holds may be lost' } },
  async diagnose(environment, { words, options }) {
    const file = fileOf(words, restore);
    const { manifest, files } = await restoreBackup(environment, file, {
      overwrite: options['overwrite'] === true,
      onProgress: (done) => progress(`${done} files restored`, done),
    });
    endProgress();
    console.log(`The database of ${manifest.made_at} and ${files} files are back.`);
    await verify(environment);
  },
};

/** What was restored is looked at as a whole before anybody relies on it. */
async function verify(environment: Environment): Promise<void> {
  const dataSource = await openDatabase(environment.databaseUrl, { limits: COMMAND_LIMITS });
  try {
    if (isSqlite(dataSource)) {
      const [row] = await dataSource.query<{ integrity_check: string }[]>('PRAGMA integrity_check');
      if (row?.integrity_check !== 'ok') throw new Usage(`The database is damaged: ${row?.integrity_check}`);
    }
    if (await dataSource.showMigrations()) {
      return console.log('It is of an older version. Run: npm run yard -- migrate');
    }
    const { ok, differences } = await checkLedger(dataSource);
    for (const difference of differences) console.log(difference);
    console.log(
      ok ? 'The ledger agrees with what happened.' : 'The ledger does not agree with what happened.',
    );
    if (!ok) process.exitCode = 1;
  } finally {
    await dataSource.destroy();
  }
}

function fileOf([file, ...more]: string[], { usage }: { usage: string }): string {
  if (!file || more.length > 0) throw new Usage(`npm run yard -- ${usage}`);
  return file;
}

/** One line that counts on a terminal; elsewhere a line now and then. */
function progress(said: string, done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${said}`);
  else if (done % PROGRESS_EVERY === 0) process.stderr.write(`${said}\n`);
}

function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
}
