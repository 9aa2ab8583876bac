import type { FiltersOf } from '@laravel-wire/nest';
import { Conflict, Forbidden, mustBeUnchanged, Sessions, ValidationFailed } from '@laravel-wire/nest';
import { mustBeSameLogin, RecentPasswords } from '@laravel-wire/nest/fortify';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, AdminRole, UpdateUserInput, UserFilters } from '@yard/contracts';
import { adminPolicy } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import { containing, pageOfQuery, type Rows } from '@kit/server/store/present';
import { isDuplicate, type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AccountEvents, type FormerAddress } from './account-events';
import { emailForm } from './email-form';
import { eraseAccount } from './erasure';
import { changedSearchText, foundAs, searchedFor } from './search-text';
import { OtherLogins } from './other-logins';
import { PersonalData } from './personal-data';
import { lockedWithAdmins, User } from './user.entity';
import { UserDepartures } from './user-departures';
import { UserObligations } from './user-obligations';

export const LAST_ADMIN = 'This is the last active admin. Make another person an admin first.';
export const NO_ADMIN = 'This account is not an admin.';

/** Accounts as admins list, correct and remove them. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: AccountEvents,
    private readonly obligations: UserObligations,
    private readonly departures: UserDepartures,
    private readonly personal: PersonalData,
    private readonly sessions: Sessions,
    private readonly others: OtherLogins,
    private readonly recent: RecentPasswords,
  ) {}

  page(list: FiltersOf<UserFilters>): Promise<Rows<User>> {
    const query = this.users.createQueryBuilder('user').where('1 = 1');
    if (list.search) query.andWhere(foundAs('user'), { search: containing(searchedFor(list.search)) });
    if (list.admin != null) query.andWhere('user.admin = :admin', { admin: list.admin });
    if (list.owner != null) query.andWhere('user.owner = :owner', { owner: list.owner });
    if (list.suspended != null) query.andWhere(`user.suspended_at IS ${list.suspended ? 'NOT ' : ''}NULL`);
    return pageOfQuery(query, list);
  }

  /**
   * A new address is unverified and gets a mail; the old one is notified, and its reset link is worth nothing. Who has
   * the new one can set a new password, so the person's other logins end.
   *
   * @throws Conflict when the account changed since `updated_at`; for a role of nobody's or of the last admin's
   * @throws Forbidden for an address or a role from an admin whose own role does not allow it
   * @throws Locked for either while the admin's password was not confirmed lately
   */
  async update(request: FastifyRequest, actor: Actor, account: User, given: UpdateUserInput): Promise<User> {
    const { updated_at, ...typed } = given;
    const input = { ...typed, role: typed.role as AdminRole | undefined };
    const email = input.email && emailForm(input.email);
    try {
      const user = await this.unitOfWork.run(async (tx) => {
        const { user, isLastAdmin } = await lockedWithAdmins(tx, account.id);
        mustBeUnchanged(user, updated_at, 'user');
        if (user.id === actor.id) mustBeSameLogin(user, account);
        const former = { email: user.email, email_verified_at: user.email_verified_at };
        const isMoved = email !== undefined && email !== former.email;
        const isPromoted = input.role !== undefined && input.role !== user.role;
        if (isMoved || input.role !== undefined) mustHaveAccounts(actor);
        if (input.role !== undefined && !user.admin) throw new Conflict(NO_ADMIN);
        if (isPromoted && isLastAdmin) throw new Conflict(LAST_ADMIN);
        const fields = { ...input, email, search_text: changedSearchText(user, { ...input, email }) };
        await tx.update(user, { ...fields, email_verified_at: isMoved ? null : undefined });
        // After it: who types an address that is taken gets that error before the password is required.
        if (isMoved || isPromoted) this.recent.mustBeRecent(request);
        await this.events.saved(tx, actor, user, 'update', { fields: Object.keys(input) });
        if (isMoved) await this.moved(tx, user, { former, request });
        if (isPromoted) this.judgeAnew(tx, user);
        return user;
      });
      // The own session goes on under another id.
      if (user.id === actor.id && user.email !== account.email) await this.others.renewOwn(request);
      return user;
    } catch (error) {
      // Taken meanwhile, or by an account that is deleted: its row keeps the address.
      if (isDuplicate(error)) throw ValidationFailed.field('email', 'The email has already been taken.');
      throw error;
    }
  }

  /**
   * @param isErased  whether nothing stays that names the person
   * @throws Conflict for the last active admin, and for somebody whom another feature holds
   */
  remove(actor: Actor, account: User, { isErased }: { isErased: boolean }): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const user = await this.removed(tx, actor, account);
      if (!isErased) return;
      await eraseAccount(tx, user, this.personal);
      await this.departures.erased(tx, user.id);
    });
  }

  private async removed(tx: Transaction, actor: Actor, account: User): Promise<User> {
    const { user, isLastAdmin } = await lockedWithAdmins(tx, account.id);
    if (user.id === actor.id) mustBeSameLogin(user, account);
    if (isLastAdmin) throw new Conflict(LAST_ADMIN);
    const reason = await this.obligations.reasonToStay(tx, user.id);
    if (reason !== null) throw new Conflict(reason);
    await tx.update(user, { remember_token: null });
    await tx.remove(user);
    await this.departures.of(tx, user.id);
    await this.events.removed(tx, actor, user);
    this.endSessions(tx, user, 'Your account was deleted.');
    return user;
  }

  private async moved(
    tx: Transaction,
    user: User,
    { former, request }: { former: FormerAddress; request: FastifyRequest },
  ): Promise<void> {
    await this.events.moved(tx, user, former);
    await this.others.end(tx, user, request, 'Your email address was changed.');
  }

  /** Signs a person out everywhere, sockets included; open pages say why. */
  endSessions(tx: Transaction, user: User, reason: string): void {
    tx.afterCommit(() => this.sessions.endAllOf(user.id, undefined, reason));
  }

  /** Events to their open pages follow their new rights from now on. */
  judgeAnew(tx: Transaction, user: User): void {
    tx.afterCommit(() => this.sessions.judgeAnew(user.id));
  }
}

function mustHaveAccounts(actor: Actor): void {
  const verdict = adminPolicy.accounts(actor);
  if (!verdict.allowed) throw new Forbidden(verdict.message);
}
