import { ValidationFailed } from '@laravel-wire/nest';
import type { FortifyAccounts, FortifyColumns, HeldAccount } from '@laravel-wire/nest/fortify';
import { Injectable } from '@nestjs/common';
import { isDuplicate, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { changedSearchText } from '../users/search-text';
import { lockedAccountWith, User } from '../users/user.entity';
import { AccountChanges } from './account-changes';
import { resetTokensIn } from './passwords/stored-reset-tokens';

/** The accounts as Fortify's routes change them. */
@Injectable()
export class HeldAccounts implements FortifyAccounts<User> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: AccountChanges,
  ) {}

  hold<T>(
    whose: { id: number } | { email: string },
    work: (account: HeldAccount<User> | null) => Promise<T>,
  ): Promise<T> {
    return this.unitOfWork.run(async (tx) => {
      const user =
        'id' in whose ? await tx.lock(User, { id: whose.id }) : await lockedAccountWith(tx, whose.email);
      return work(user && this.held(tx, user));
    });
  }

  private held(tx: Transaction, user: User): HeldAccount<User> {
    return {
      user,
      resetTokens: resetTokensIn(tx),
      update: (columns) => update(tx, user, columns),
      happened: (event) => this.changes.happened(tx, user, event),
    };
  }
}

async function update(tx: Transaction, user: User, columns: FortifyColumns): Promise<void> {
  const found = columns.email === undefined ? {} : { search_text: changedSearchText(user, columns) };
  try {
    await tx.update(user, { ...columns, ...found });
  } catch (error) {
    if (isDuplicate(error)) throw ValidationFailed.field('email', 'The email has already been taken.');
    throw error;
  }
}
