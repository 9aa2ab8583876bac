import { Conflict } from '@laravel-wire/nest';
import { Passwords } from '@laravel-wire/nest/auth';
import { Injectable } from '@nestjs/common';
import { isDuplicate, type Transaction } from '@kit/server/store/unit-of-work';
import { randomBytes } from 'node:crypto';
import { BLANK_ACCOUNT } from '../users/blank-account';
import { searchTextOf } from '../users/search-text';
import { lockedAccountWith, User } from '../users/user.entity';
import { AccountAudit } from './account-audit';
import { PasswordLinks } from './passwords/password-links';

const SUSPENDED = 'This account is suspended.';
const TAKEN = 'We can’t create an account for this address. Use another email address.';
const UNCONFIRMED =
  'This address has an unconfirmed account. Set a new password for it, sign in, and contact us from there.';

/** The account that a confirmed address would get. */
interface Prepared {
  email: string;
  name: string;
  /** Hash of a password that nobody knows. */
  password: string;
}

/** Accounts of people who have proved that an address is theirs, without having registered. */
@Injectable()
export class ConfirmedAccounts {
  constructor(
    private readonly passwords: Passwords,
    private readonly links: PasswordLinks,
    private readonly audit: AccountAudit,
  ) {}

  /** Does what takes long, before rows are locked. */
  async prepare({ email, name }: { email: string; name: string }): Promise<Prepared> {
    const password = await this.passwords.hash(randomBytes(32).toString('hex'));
    return { email, name, password };
  }

  /**
   * The account of the address; it is made where there is none, with a token that sets its first password.
   *
   * @throws Conflict for a suspended account, and for one whose address is not confirmed: a stranger may have registered
   * it, and would read on
   */
  async of(tx: Transaction, prepared: Prepared): Promise<{ user: User; password_token: string | null }> {
    const known = await lockedAccountWith(tx, prepared.email);
    if (!known) return this.made(tx, prepared);
    if (known.suspended_at) throw new Conflict(SUSPENDED);
    if (!known.email_verified_at) throw new Conflict(UNCONFIRMED);
    return { user: known, password_token: null };
  }

  private async made(tx: Transaction, prepared: Prepared) {
    const account = { ...prepared, phone: null };
    const search_text = searchTextOf(account);
    const user = await tx
      .insert(User, { ...BLANK_ACCOUNT, ...account, search_text, email_verified_at: tx.now })
      .catch((error: unknown) => {
        // Registered meanwhile, or of an account that is deleted: its row holds the address.
        if (isDuplicate(error)) throw new Conflict(TAKEN);
        throw error;
      });
    await this.audit.save(tx, user, 'confirm_guest_ticket');
    const issued = await this.links.issue(tx, user.email);
    return { user, password_token: issued?.token ?? null };
  }
}
