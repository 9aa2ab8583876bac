import { PasswordResets } from '@laravel-wire/nest/fortify';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { AccountHelpService } from '../../src/accounts/account-help.service';
import { PasswordLinks } from '../../src/accounts/passwords/password-links';
import { AuditService } from '../../src/audit/audit.service';
import { AccountStatusService } from '../../src/users/account-status.service';
import type { User } from '../../src/users/user.entity';
import { type Command, type CommandContext, Usage } from './commands';
import { within } from './remote-commands';
import { wordsOf } from './remote-words';
import { chosenPassword, find } from './user-commands';

export const userPassword: Command = {
  usage: 'user:password EMAIL',
  summary: 'gives an account a new password, as typed or from standard input, and ends its sessions',
  async run(context) {
    const account = await accountOf(context);
    const { email } = account;
    const password = await chosenPassword(context, account);
    const app = await context.openApp();
    try {
      const token = await app.get(UnitOfWork).run(async (tx) => {
        const issued = await app.get(PasswordLinks, { strict: false }).issue(tx, email);
        if (!issued) throw new Usage(`${email} is suspended`);
        const entry = { actor: null, action: 'set_password', record_type: 'user', record_id: account.id };
        await app.get(AuditService, { strict: false }).save(tx, entry);
        return issued.token;
      });
      await app.get(PasswordResets, { strict: false }).reset({ email, token, password });
      console.log(`${email} has a new password and is signed out everywhere`);
    } finally {
      await app.close();
    }
  },
};

export const userTwoFactor: Command = {
  usage: 'user:two-factor EMAIL',
  summary: 'takes two-factor sign-in off an account whose second factor is lost, and ends its sessions',
  async run(context) {
    const account = await accountOf(context);
    await within(context, AccountHelpService, async (help) => {
      await help.resetTwoFactor(null, null, account);
      console.log(`${account.email} signs in with the password alone and is signed out everywhere`);
    });
  },
};

export const userSuspend: Command = {
  usage: 'user:suspend EMAIL --reason TEXT | user:suspend EMAIL --restore',
  summary: 'suspends an account and ends its sessions, or restores it',
  options: {
    reason: { type: 'string', help: 'what admins read beside it' },
    restore: { type: 'boolean', help: 'lets the person sign in again' },
  },
  async run(context) {
    const account = await accountOf(context);
    const { reason, restore } = context.options;
    if (restore !== true && (typeof reason !== 'string' || reason.trim() === ''))
      throw new Usage('--reason is missing');
    await within(context, AccountStatusService, async (accounts) => {
      if (restore === true) await accounts.restore(null, account);
      else await accounts.suspend(null, account, String(reason).trim());
      console.log(`${account.email} is ${restore === true ? 'restored' : 'suspended'}`);
    });
  },
};

async function accountOf(context: CommandContext): Promise<User> {
  const [email] = wordsOf(context, 'EMAIL');
  const account = await find(context, email);
  if (!account) throw new Usage(`no account has ${email}`);
  return account;
}
