import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { UnreadableFile } from './catalog/import/csv-rows';
import { openContext } from './app';
import { batch } from './cli/batch-commands';
import { migrateOrAdopt } from './cli/adopt-command';
import { type Command, type Diagnosis, Usage } from './cli/commands';
import { rollback, seedCommand } from './cli/database-commands';
import { doctor } from './cli/doctor';
import { importAddresses, importMachines } from './cli/import-commands';
import { ledgerCheck } from './cli/ledger-commands';
import { userAdmin, userCreate } from './cli/user-commands';
import { Clock } from './clock/clock';
import { readEnvironment } from './config/environment';
import { explained } from './config/explained';
import { openDatabase } from './database/data-source';

const commands: Record<string, Command | Diagnosis> = {
  migrate: migrateOrAdopt,
  'migrate:rollback': rollback,
  seed: seedCommand,
  'import:machines': importMachines,
  'import:addresses': importAddresses,
  'user:create': userCreate,
  'user:admin': userAdmin,
  batch,
  'ledger:check': ledgerCheck,
  doctor,
};

async function main([name, ...rest]: string[]): Promise<void> {
  const command = commands[name ?? ''];
  if (!command) throw new Usage(overview(name));
  if (rest.includes('--help')) return console.log(help(command));
  const { values, positionals } = parse(command, rest);
  const environment = readEnvironment(process.env);
  if ('diagnose' in command) return command.diagnose(environment);
  const dataSource = await openDatabase(environment.databaseUrl);
  try {
    const parts = { environment, dataSource, clock: new Clock() };
    const openApp = () => openContext(parts);
    await command.run({ ...parts, words: positionals, options: values, openApp });
  } finally {
    await dataSource.destroy();
  }
}

function parse(command: Command | Diagnosis, args: string[]) {
  const entries = Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }] as const);
  try {
    return parseArgs({ args, options: Object.fromEntries(entries), allowPositionals: true });
  } catch (error) {
    throw new Usage(`${error instanceof Error ? error.message : String(error)}\n${help(command)}`);
  }
}

function overview(name: string | undefined): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  const first = !name || name === '--help' ? 'npm run yard -- <command>' : `There is no command "${name}".`;
  return `${first}\n\n${lines.join('\n')}`;
}

function help({ usage, summary, options = {} }: Command | Diagnosis): string {
  const lines = Object.entries(options).map(([name, option]) => `  --${name.padEnd(10)} ${option.help}`);
  return [`npm run yard -- ${usage}`, '', summary, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof Usage || error instanceof UnreadableFile;
  console.error(expected ? error.message : explained(error));
  process.exit(process.argv[2] === '--help' ? 0 : 1);
});
