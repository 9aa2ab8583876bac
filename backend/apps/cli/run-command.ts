import { parseArgs } from 'node:util';
import { type Command, type Diagnosis, Usage } from './commands';
import { mustBeOwner } from './storage-owner';
import { Clock } from '@kit/server/base/clock/clock';
import { readEnvironment } from '../../src/config/read-environment';
import { writePrivately } from '../../src/config/private-files';
import { COMMAND_LIMITS } from '@kit/server/store/time-limits';
import { openDatabase } from '../schema/open-database';

/** A command loads what it works with, and not what the others do: each is a process. */
const commands: Record<string, () => Promise<Command | Diagnosis>> = {
  migrate: async () => (await import('./database-commands')).migrate,
  'migrate:rollback': async () => (await import('./database-commands')).rollback,
  seed: async () => (await import('./seed-command')).seedCommand,
  'import:machines': async () => (await import('./import-commands')).importMachines,
  'import:addresses': async () => (await import('./import-commands')).importAddresses,
  'user:create': async () => (await import('./user-commands')).userCreate,
  'user:admin': async () => (await import('./user-commands')).userAdmin,
  'user:password': async () => (await import('./account-commands')).userPassword,
  'user:two-factor': async () => (await import('./account-commands')).userTwoFactor,
  'user:suspend': async () => (await import('./account-commands')).userSuspend,
  batch: async () => (await import('./batch-commands')).batch,
  'ledger:check': async () => (await import('./ledger-commands')).ledgerCheck,
  'audit:check': async () => (await import('./audit-commands')).auditCheck,
  'search:index': async () => (await import('./search-commands')).searchIndex,
  backup: async () => (await import('./backup-commands')).backup,
  'backup:verify': async () => (await import('./backup-commands')).backupVerify,
  restore: async () => (await import('./backup-commands')).restore,
  'storage:copy': async () => (await import('./storage-commands')).storageCopy,
  'storage:sweep': async () => (await import('./storage-commands')).storageSweep,
  'remote:publish': async () => (await import('./remote-commands')).remotePublish,
  'remote:check': async () => (await import('./remote-commands')).remoteCheck,
  'remote:list': async () => (await import('./remote-commands')).remoteList,
  'remote:canary': async () => (await import('./remote-commands')).remoteCanary,
  'remote:promote': async () => (await import('./remote-commands')).remotePromote,
  'remote:rollback': async () => (await import('./remote-commands')).remoteRollback,
  'remote:remove': async () => (await import('./remote-commands')).remoteRemove,
  'remote:prune': async () => (await import('./remote-commands')).remotePrune,
  'remote:team': async () => (await import('./remote-team-commands')).remoteTeam,
  'remote:teams': async () => (await import('./remote-team-commands')).remoteTeams,
  'remote:team:remove': async () => (await import('./remote-team-commands')).remoteTeamRemove,
  doctor: async () => (await import('./doctor')).doctor,
};

/**
 * Runs the command that the words name.
 *
 * @param variables  the environment, as the process has it
 * @throws Usage for a command or an option that there is not, with what there is
 */
export async function runCommand([name, ...rest]: string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const command = Object.hasOwn(commands, name ?? '') ? await commands[name ?? '']?.() : undefined;
  if (!command) throw new Usage(await overview(name));
  if (rest.includes('--help')) return console.log(help(command));
  const { values, positionals } = parse(command, rest);
  writePrivately();
  const environment = readEnvironment(variables);
  const given = { words: positionals, options: values };
  if (name !== 'doctor') mustBeOwner(environment);
  if ('diagnose' in command) return command.diagnose(environment, given);
  const dataSource = await openDatabase(environment.databaseUrl, { limits: COMMAND_LIMITS });
  try {
    const parts = { environment, dataSource, clock: new Clock() };
    const openApp = async () => (await import('../server/app')).openContext(parts);
    await command.run({ ...parts, ...given, openApp });
  } finally {
    // An application that the command opened has closed it.
    if (dataSource.isInitialized) await dataSource.destroy();
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

async function overview(name: string | undefined): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const lines = all.map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  const first = !name || name === '--help' ? 'npm run yard -- <command>' : `There is no command "${name}".`;
  return `${first}\n\n${lines.join('\n')}`;
}

function help({ usage, summary, options = {} }: Command | Diagnosis): string {
  const lines = Object.entries(options).map(([name, option]) => `  --${name.padEnd(11)} ${option.help}`);
  return [`npm run yard -- ${usage}`, '', summary, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}
