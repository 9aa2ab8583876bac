import { laravelTimestamp } from '@laravel-wire/core';
import { type NewUser, type UserProvider, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CurrentUser } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { DataSource, Repository } from 'typeorm';
import { impersonatedBy } from '../impersonation/impersonated';
import { VerificationMails } from '../emails/verification-mails';
import { findRecord } from '@kit/server/store/reading';
import { isDuplicate, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AdminSite } from '../../config/admin-site';
import { AdminRights } from '../../users/admin-rights';
import { BLANK_ACCOUNT } from '../../users/blank-account';
import { searchTextOf } from '../../users/search-text';
import { accountWith, User } from '../../users/user.entity';

/** The accounts as the wire layer needs them for login, registration and the current user. */
@Injectable()
export class AccountsProvider implements UserProvider<User> {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly unitOfWork: UnitOfWork,
    private readonly verifications: VerificationMails,
    private readonly adminSite: AdminSite,
    private readonly rights: AdminRights,
  ) {}

  async findById(id: number): Promise<User | null> {
    const user = await findRecord(this.dataSource.manager, User, id);
    return user && this.rights.of(user);
  }

  findByEmail(email: string): Promise<User | null> {
    return accountWith(this.dataSource.manager, email);
  }

  /** The new account's address is asked for proof by mail. */
  async create(input: NewUser & { phone?: string | null }): Promise<User> {
    try {
      return await this.unitOfWork.run(async (tx) => {
        const account = { ...input, phone: input.phone ?? null };
        const search_text = searchTextOf(account);
        const user = await tx.insert(User, { ...BLANK_ACCOUNT, ...account, search_text });
        await this.verifications.post(tx, user);
        return user;
      });
    } catch (error) {
      if (isDuplicate(error)) throw ValidationFailed.field('email', 'The email has already been taken.');
      throw error;
    }
  }

  /** `admin` is shown on the admin site alone: docs/wire.md section 2. */
  present(user: User, request: FastifyRequest): CurrentUser {
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      email_verified_at: user.email_verified_at && laravelTimestamp(user.email_verified_at),
      owner: user.owner,
      ...(user.owner && { about: user.about }),
      ...secondFactor(user),
      ...(this.adminSite.serves(request) ? adminFields(user) : readerFields(request)),
    };
  }

  barred(user: User): string | null {
    return user.suspended_at ? 'This account is suspended.' : null;
  }

  async updatePassword(id: number, hash: string, compared: string): Promise<void> {
    await this.users.update({ id, password: compared }, { password: hash });
  }

  async rememberToken(id: number, token: string): Promise<void> {
    await this.users.update({ id }, { remember_token: token });
  }
}

/** The time their app proved to have the secret; sign-in requires a code since then. */
function secondFactor({ two_factor_confirmed_at: since }: User) {
  return since ? { two_factor_confirmed_at: laravelTimestamp(since) } : {};
}

/** Tells an admin who reads the public site as this person that they do. */
function readerFields(request: FastifyRequest) {
  const read = impersonatedBy(request);
  if (!read) return {};
  const { admin, impersonation } = read;
  return { impersonation: { admin_name: admin.name, ends_at: laravelTimestamp(impersonation.ends_at) } };
}

/** An admin without the required second factor: the site leads them to its set-up. */
function adminFields({ admin, role, lacksSecondFactor }: User) {
  if (lacksSecondFactor) return { admin: true, role, two_factor_required: true as const };
  return { admin, role: admin ? role : null };
}
