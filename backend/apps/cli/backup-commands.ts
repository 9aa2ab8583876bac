import type { StoredBackup } from '../backup/backup-place';
import { RETENTION, type RetentionRule } from '../backup/retention-rule';
import { backupName, writeMetrics, thinOut, verifyBackup } from '../backup/stored-backups';
import { makeBackup } from '../backup/make-backup';
import { backupPlace, storedBackup } from '../backup/open-place';
import { restoreBackup } from '../backup/restore-backup';
import type { Environment } from '../../src/config/environment';
import { openDatabase } from '../schema/open-database';
import { isSqlite } from '@kit/server/store/reading';
import { COMMAND_LIMITS } from '@kit/server/store/time-limits';
import { checkLedger } from '../../src/ledger/checks/check-ledger';
import { type Command, type CommandContext, type Diagnosis, Usage } from './commands';

const PROGRESS_EVERY = 1_000;

export const backup: Command = {
  usage: 'backup FILE | backup --to PLACE',
  summary:
    'writes the database and its files into FILE (.tar.gz), or a PLACE of many, while the server may go on',
  options: {
    to: {
      type: 'string',
      help: 'a folder, or s3://…: verifies the new backup, then removes those that are not to be kept',
    },
    daily: { type: 'string', help: `of so many days the newest is kept (${RETENTION.daily})` },
    weekly: { type: 'string', help: `of so many weeks (${RETENTION.weekly})` },
    monthly: { type: 'string', help: `of so many months (${RETENTION.monthly})` },
    metrics: { type: 'string', help: "with --to: a file that node_exporter's textfile collector reads" },
  },
  async run(context) {
    const { to } = context.options;
    if (typeof to === 'string' && context.words.length === 0) return backupInto(to, context);
    const file = fileOf(context.words, backup);
    if (/^s3:/.test(file)) throw new Usage('a bucket takes backups by --to s3://…');
    await keepBackup(storedBackup(file, scratchOf(context)), context);
  },
};

const scratchOf = ({ environment }: Pick<CommandContext, 'environment'>) => environment.storagePath;

async function keepBackup({ place, name }: StoredBackup, context: CommandContext): Promise<void> {
  const { dataSource, environment, clock } = context;
  const parts = { dataSource, environment, now: clock.now() };
  const { files } = await place.keep(name, (file) =>
    makeBackup(parts, file, (done, of) => progress(`${done} of ${of} written`, done)),
  );
  endProgress();
  console.log(`${place.called(name)}: the database and ${files} files. Keep APP_KEY too, apart from it.`);
}

async function backupInto(to: string, context: CommandContext): Promise<void> {
  const { clock, options } = context;
  const rule = keepRule(options);
  const made = { place: backupPlace(to, scratchOf(context)), name: backupName(clock.now()) };
  await keepBackup(made, context);
  const { size } = await verifyBackup(made);
  const gone = await thinOut(made.place, rule);
  if (typeof options['metrics'] === 'string') await writeMetrics(options['metrics'], size, clock.now());
  console.log(`It was read to its end.${gone.length > 0 ? ` Removed: ${gone.join(', ')}.` : ''}`);
}

/** @throws Usage for what is no number of days, weeks or months */
function keepRule(options: CommandContext['options']): RetentionRule {
  const numberOf = (name: keyof RetentionRule) => {
    const given = options[name] ?? String(RETENTION[name]);
    if (!/^\d{1,4}$/.test(String(given))) throw new Usage(`--${name} is "${given}"; expected a whole number`);
    return Number(given);
  };
  return { daily: numberOf('daily'), weekly: numberOf('weekly'), monthly: numberOf('monthly') };
}

export const backupVerify: Diagnosis = {
  usage: 'backup:verify FILE',
  summary: 'reads a backup (a file, or s3://…/NAME) to its end, as a restore would, and changes nothing',
  async diagnose(environment, { words }) {
    const source = storedBackup(fileOf(words, backupVerify), scratchOf({ environment }));
    const { made_at } = await verifyBackup(source);
    console.log(`${source.place.called(source.name)} is whole: the database of ${made_at}.`);
  },
};

export const restore: Diagnosis = {
  usage: 'restore FILE [--overwrite]',
  summary: 'puts a backup (a file, or s3://…/NAME) back into an empty database; the server must be stopped',
  options: { overwrite: { type: 'boolean', help: 'what the database holds may be lost' } },
  async diagnose(environment, { words, options }) {
    const source = storedBackup(fileOf(words, restore), scratchOf({ environment }));
    const { manifest, files } = await restoreBackup(environment, source, {
      overwrite: options['overwrite'] === true,
      onProgress: (done) => progress(`${done} files restored`, done),
    });
    endProgress();
    console.log(`The database of ${manifest.made_at} and ${files} files are back.`);
    await verify(environment);
  },
};

/** Checks the whole restored installation before anybody relies on it. */
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

function progress(text: string, done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}`);
  else if (done % PROGRESS_EVERY === 0) process.stderr.write(`${text}\n`);
}

function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
}
