import type { FiltersOf } from '@laravel-wire/nest';
import { Action, Authenticated, CurrentUser, Destroy, Loaded, Show, Update, Valid } from '@laravel-wire/nest';
import { PasswordConfirmed } from '@laravel-wire/nest/fortify';
import { Controller, Get, Req } from '@nestjs/common';
import {
  type Actor,
  adminPolicy,
  type DeleteUserInput,
  deleteUserRules,
  type AdminRole,
  type GrantAdminInput,
  grantAdminRules,
  type GrantStoreAccessInput,
  grantStoreAccessRules,
  type SuspendUserInput,
  suspendUserRules,
  type UpdateUserInput,
  updateUserRules,
  type UserFilters,
  userPolicy,
  userType,
} from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../audit/exports/filters';
import { AccountsService } from './accounts.service';
import { presentUser } from './present-user';
import { AccountStatusService } from './account-status.service';
import { StoreAccessService } from './store-access/store-access.service';
import type { User } from './user.entity';
import { AdminsOnly } from './admins-only';
import { UserScope } from './users.scope';

@Controller(userType.endpoint)
@Authenticated()
@AdminsOnly()
export class UsersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly accountStatus: AccountStatusService,
    private readonly storeAccess: StoreAccessService,
  ) {}

  @Get()
  async index(@Filters(userType) filters: FiltersOf<UserFilters>) {
    return paginated(await this.accounts.page(filters), filters, presentUser);
  }

  @Show(':id', UserScope, adminPolicy.manage)
  show(@Loaded() user: User) {
    return presentUser(user);
  }

  @Update(':id', UserScope, userPolicy.help)
  async update(
    @Req() request: FastifyRequest,
    @CurrentUser() actor: Actor,
    @Loaded() user: User,
    @Valid(updateUserRules, { ignoreParam: 'id' }) input: UpdateUserInput,
  ) {
    return presentUser(await this.accounts.update(request, actor, user, input));
  }

  @Destroy(':id', UserScope, adminPolicy.accounts)
  @PasswordConfirmed()
  destroy(
    @CurrentUser() actor: Actor,
    @Loaded() user: User,
    @Valid(deleteUserRules) { erase }: DeleteUserInput,
  ) {
    return this.accounts.remove(actor, user, { isErased: erase ?? false });
  }

  @Action(':id/suspend', UserScope, adminPolicy.accounts)
  @PasswordConfirmed()
  async suspend(
    @CurrentUser() actor: Actor,
    @Loaded() user: User,
    @Valid(suspendUserRules) input: SuspendUserInput,
  ) {
    return presentUser(await this.accountStatus.suspend(actor, user, input.reason));
  }

  @Action(':id/restore', UserScope, adminPolicy.accounts)
  async restore(@CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.accountStatus.restore(actor, user));
  }

  @Action(':id/grant_admin', UserScope, adminPolicy.accounts)
  @PasswordConfirmed()
  async grantAdmin(
    @CurrentUser() actor: Actor,
    @Loaded() user: User,
    @Valid(grantAdminRules) { role }: GrantAdminInput,
  ) {
    return presentUser(await this.accountStatus.grantAdmin(actor, user, (role ?? 'admin') as AdminRole));
  }

  @Action(':id/revoke_admin', UserScope, adminPolicy.accounts)
  async revokeAdmin(@CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.accountStatus.revokeAdmin(actor, user));
  }

  @Action(':id/grant_store_access', UserScope, adminPolicy.people)
  async grantStoreAccess(
    @CurrentUser() actor: Actor,
    @Loaded() user: User,
    @Valid(grantStoreAccessRules) { reason }: GrantStoreAccessInput,
  ) {
    return presentUser(await this.storeAccess.grant(actor, user, reason ?? null));
  }

  @Action(':id/revoke_store_access', UserScope, adminPolicy.people)
  async revokeStoreAccess(@CurrentUser() actor: Actor, @Loaded() user: User) {
    return presentUser(await this.accountStatus.revokeStoreAccess(actor, user));
  }
}
