import type { Adoption, Description, Plan } from '@laravel-wire/adopt';
import { adopt, adoptionPlan, describe, obligatoryColumns } from '@laravel-wire/adopt';
import { thisVersion } from '../adopt/this-version';
import { isSqlite } from '@kit/server/store/reading';
import { type CommandContext, Usage } from './commands';
import { postLedger } from './post-ledger';

/** Says what moving into a Laravel's database would add, and with `--write` does it. */
export async function adoptDatabase(context: CommandContext): Promise<void> {
  const { dataSource, clock, options } = context;
  if (isSqlite(dataSource)) throw new Usage('--adopt needs a MySQL database: set DATABASE_URL');
  await refuseHalfMigrated(context);
  const plan = await adoptionPlan(dataSource, thisVersion);
  if (plan.blockers.length > 0) {
    throw new Usage(
      ['This database cannot be adopted; nothing was changed.', ...indented(plan.blockers)].join('\n'),
    );
  }
  const relax = options.relax === true;
  const say = (line: string) => console.log(`  ${line}`);
  if (options.write === true) {
    await write(plan, { dataSource, now: clock.now(), relax, say });
    await postLedger(context);
  } else tell(await describe(dataSource, plan), relax);
}

async function write(plan: Plan, adoption: Adoption): Promise<void> {
  await adopt(plan, adoption);
  console.log('The database is adopted. What it held is as it was; what was added is named above.');
  console.log('Texts to agree to and postal codes come with: DEMO=false npm run yard -- seed');
  if (!adoption.relax) tellObligatory(obligatoryColumns(plan));
}

function tell({ additions, refusals, notes, obligatory }: Description, relax: boolean): void {
  console.log('Nothing was changed. With --write this is added:');
  section(additions, 'nothing: all is there');
  if (refusals.length > 0) console.log('This cannot be added:');
  section(refusals);
  if (notes.length > 0) console.log('This is worth knowing:');
  section(notes);
  if (!relax) return tellObligatory(obligatory);
  if (obligatory.length > 0) console.log('These columns are opened to empty values:');
  section(obligatory);
}

function tellObligatory(obligatory: string[]): void {
  if (obligatory.length === 0) return;
  console.log(
    'These columns demand a value that this version may not give, and rows would be refused. --relax opens them:',
  );
  section(obligatory);
}

function section(lines: string[], none?: string): void {
  const shown = lines.length === 0 && none ? [none] : lines;
  for (const line of indented(shown)) console.log(line);
}

const indented = (lines: string[]): string[] => lines.map((line) => `  ${line}`);

/** A database this product made, and that is behind, has its own way forward. */
async function refuseHalfMigrated({ dataSource }: CommandContext): Promise<void> {
  const [table] = await dataSource.query<unknown[]>("SHOW TABLES LIKE 'yard\\_migrations'");
  if (!table) return;
  const done = await dataSource.query<unknown[]>('SELECT 1 FROM yard_migrations');
  if (done.length > 0 && (await dataSource.showMigrations()))
    throw new Usage('This database was made by this product: npm run yard -- migrate');
}
