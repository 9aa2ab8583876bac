import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { hash } from '@node-rs/bcrypt';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type PasswordOwner, passwordProblem } from '../../src/accounts/passwords/password-problem';
import { BLANK_ACCOUNT } from '../../src/users/blank-account';
import { emailForm } from '../../src/users/email-form';
import { searchTextOf } from '../../src/users/search-text';
import { accountWith, User } from '../../src/users/user.entity';
import { type Command, type CommandContext, needed, Usage } from './commands';

const HASH_ROUNDS = 12;
const LEAST_CHARACTERS = 8;

export const userCreate: Command = {
  usage: 'user:create --name NAME --email EMAIL [--owner] [--admin]',
  summary: 'makes an account; asks for its password, or reads it from standard input',
  options: {
    name: { type: 'string', help: 'full name' },
    email: { type: 'string', help: 'address to sign in with' },
    owner: { type: 'boolean', help: 'may list machines' },
    admin: { type: 'boolean', help: 'may use the admin site' },
  },
  async run(context) {
    const email = emailForm(needed(context, 'email'));
    const name = needed(context, 'name');
    if (await find(context, email)) throw new Usage(`${email} is taken`);
    const password = await chosenPassword(context, { name, email });
    const user = await unitOfWork(context).run(async (tx) =>
      tx.insert(User, {
        ...BLANK_ACCOUNT,
        name,
        email,
        phone: null,
        search_text: searchTextOf({ name, email, phone: null }),
        password: await hash(password, { cost: HASH_ROUNDS }),
        owner: context.options.owner === true,
        admin: context.options.admin === true,
      }),
    );
    console.log(`user ${user.id} made`);
  },
};

/** Checked by the rules of a registration. */
export async function chosenPassword({ environment }: CommandContext, owner: PasswordOwner): Promise<string> {
  const password = await typedSecret('password');
  if (password.length < LEAST_CHARACTERS)
    throw new Usage(`a password needs at least ${LEAST_CHARACTERS} characters`);
  const { production, appUrl, adminUrl } = environment;
  const problem = passwordProblem(password, { guessed: production, sites: [appUrl, adminUrl], owner });
  if (problem !== null) throw new Usage(problem);
  return password;
}

export const userAdmin: Command = {
  usage: 'user:admin EMAIL [--revoke]',
  summary: 'gives an account the admin flag, or takes it away',
  options: { revoke: { type: 'boolean', help: 'takes the flag away' } },
  async run(context) {
    const [email] = context.words;
    if (!email) throw new Usage('which EMAIL?');
    const user = await find(context, email);
    if (!user) throw new Usage(`no account has ${email}`);
    await unitOfWork(context).run((tx) => tx.update(user, { admin: context.options.revoke !== true }));
    console.log(`${email} is ${user.admin ? 'an admin' : 'no admin'}`);
  },
};

export function find({ dataSource }: CommandContext, email: string): Promise<User | null> {
  return accountWith(dataSource.manager, email);
}

const unitOfWork = ({ dataSource, clock }: CommandContext): UnitOfWork => new UnitOfWork(dataSource, clock);

/**
 * A secret from standard input: typed twice and unseen on a terminal, else all that is piped in, less the line's end.
 * Never an argument, which every process of the machine can read.
 *
 * @throws Usage for nothing, for two that differ, and for more than one line, which no form can type
 */
async function typedSecret(name: string): Promise<string> {
  const secret = process.stdin.isTTY
    ? await askTwice(name)
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  if (secret === '') throw new Usage(`no ${name}: type it, or pipe it in`);
  if (/[\r\n]/.test(secret)) throw new Usage(`a ${name} is one line; there are more on standard input`);
  return secret;
}

async function askTwice(name: string): Promise<string> {
  const first = await ask(`${name}: `);
  if (first !== (await ask(`${name} once more: `))) throw new Usage('the two differ');
  return first;
}

/** Discards the echo of what is typed. */
async function ask(question: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  process.stderr.write(question);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
