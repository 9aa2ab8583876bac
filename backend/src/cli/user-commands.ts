import { hash } from '@node-rs/bcrypt';
import { UnitOfWork } from '../database/unit-of-work';
import { User } from '../users/user.entity';
import { BLANK_ACCOUNT } from '../users/blank-account';
import { type Command, type CommandContext, needed, Usage } from './commands';

const HASH_ROUNDS = 12;

export const userCreate: Command = {
  usage: 'user:create --name NAME --email EMAIL --password PASSWORD [--owner] [--admin]',
  summary: 'makes an account',
  options: {
    name: { type: 'string', help: 'full name' },
    email: { type: 'string', help: 'address to log in with' },
    password: { type: 'string', help: 'at least 8 characters' },
    owner: { type: 'boolean', help: 'may list machines' },
    admin: { type: 'boolean', help: 'may use the admin site' },
  },
  async run(context) {
    const email = needed(context, 'email').toLowerCase();
    const password = needed(context, 'password');
    if (password.length < 8) throw new Usage('--password needs at least 8 characters');
    if (await find(context, email)) throw new Usage(`${email} is taken`);
    const user = await unitOfWork(context).run(async (tx) =>
      tx.insert(User, {
        ...BLANK_ACCOUNT,
        name: needed(context, 'name'),
        email,
        phone: null,
        password: await hash(password, { cost: HASH_ROUNDS }),
        owner: context.options.owner === true,
        admin: context.options.admin === true,
      }),
    );
    console.log(`user ${user.id} made`);
  },
};

export const userAdmin: Command = {
  usage: 'user:admin EMAIL [--revoke]',
  summary: 'gives an account the admin flag, or takes it away',
  options: { revoke: { type: 'boolean', help: 'takes the flag away' } },
  async run(context) {
    const [email] = context.words;
    if (!email) throw new Usage('which EMAIL?');
    const user = await find(context, email.toLowerCase());
    if (!user) throw new Usage(`no account has ${email}`);
    await unitOfWork(context).run((tx) => tx.update(user, { admin: context.options.revoke !== true }));
    console.log(`${email} is ${user.admin ? 'an admin' : 'no admin'}`);
  },
};

/** The account with an address, or null. */
export function find({ dataSource }: CommandContext, email: string): Promise<User | null> {
  return dataSource.getRepository(User).findOneBy({ email });
}

function unitOfWork({ dataSource, clock }: CommandContext): UnitOfWork {
  return new UnitOfWork(dataSource, clock);
}
