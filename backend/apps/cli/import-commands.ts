import { ImportAddressesService } from '../../src/catalog/import/import-addresses.service';
import { emailForm } from '../../src/users/email-form';
import { ImportMachinesService } from '../../src/catalog/import/import-machines.service';
import type { ImportProgress, ImportReport } from '../../src/catalog/import/import-report';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import type { User } from '../../src/users/user.entity';
import { type Command, type CommandContext, needed, Usage } from './commands';
import { find } from './user-commands';

export const importMachines: Command = {
  usage: 'import:machines FILE --owner EMAIL [--publish]',
  summary: 'brings a CSV of machines, with a column for each attribute, into the catalog; may be repeated',
  options: {
    owner: { type: 'string', help: 'address of the owner; the account must exist' },
    publish: { type: 'boolean', help: 'publishes what has a rate and a place' },
  },
  async run(context) {
    const owner = await account(context, needed(context, 'owner'));
    if (!owner.owner) throw new Usage(`${owner.email} has no store access; an admin can approve it`);
    const service = new ImportMachinesService(new UnitOfWork(context.dataSource, context.clock));
    const publish = context.options.publish === true;
    const given = { owner, publish, onProgress: showProgress() };
    const { unread, ...rest } = await service.importMachines(file(context), given);
    report(rest);
    if (unread.length > 0) console.log(`columns that were not read: ${unread.join(', ')}`);
  },
};

export const importAddresses: Command = {
  usage: 'import:addresses FILE --user EMAIL',
  summary: "brings a CSV of addresses into a user's address book; may be repeated",
  options: { user: { type: 'string', help: 'address of the user; the account must exist' } },
  async run(context) {
    const user = await account(context, needed(context, 'user'));
    const service = new ImportAddressesService(new UnitOfWork(context.dataSource, context.clock));
    report(await service.importAddresses(file(context), { user, onProgress: showProgress() }));
  },
};

function file({ words }: CommandContext): string {
  const [name] = words;
  if (!name) throw new Usage('which FILE?');
  return name;
}

async function account(context: CommandContext, email: string): Promise<User> {
  const user = await find(context, emailForm(email));
  if (!user) throw new Usage(`no account has ${email}`);
  return user;
}

/** One line that counts on a terminal; a line every few thousand rows elsewhere. */
function showProgress() {
  let shown = 0;
  return ({ rows }: ImportProgress) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${rows} rows`);
    else if (rows - shown >= 5000) process.stderr.write(`${rows} rows\n`);
    else return;
    shown = rows;
  };
}

const REFUSALS_SHOWN = 50;

function report({ rows, created, unchanged, refused, seconds }: ImportReport): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
  for (const { line, reason } of refused.slice(0, REFUSALS_SHOWN)) console.log(`line ${line}: ${reason}`);
  if (refused.length > REFUSALS_SHOWN)
    console.log(`… and ${refused.length - REFUSALS_SHOWN} more refused lines`);
  const counts = `${rows} rows: ${created} created, ${unchanged} unchanged, ${refused.length} refused`;
  console.log(`${counts}, in ${seconds.toFixed(1)} s`);
}
