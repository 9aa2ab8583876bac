import {
  Authenticated,
  CurrentUser,
  Destroy,
  Loaded,
  Show,
  Valid,
  ValidationFailed,
} from '@laravel-wire/nest';
import { PasswordConfirmations, PasswordTriesGuard } from '@laravel-wire/nest/fortify';
import { Controller, Get, Header, Req, UseGuards } from '@nestjs/common';
import { adminPolicy, type ConfirmPasswordInput, confirmPasswordRules, userType } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { CountsAs, UNKEPT } from '@kit/server/pdf/pdf-limit';
import { AccountsService } from '../../users/accounts.service';
import type { User } from '../../users/user.entity';
import { AdminsOnly } from '../../users/admins-only';
import { UserScope } from '../../users/users.scope';
import { DataExports } from './data-exports';

/** A person's own data: taken along as a file, and erased with the account. */
@Controller('api/user')
@Authenticated()
export class OwnDataController {
  constructor(
    private readonly exports: DataExports,
    private readonly accounts: AccountsService,
    private readonly confirmations: PasswordConfirmations,
  ) {}

  @Get('export')
  @CountsAs('whole')
  @Header(...UNKEPT)
  export(@CurrentUser() user: User) {
    return this.exports.of(user, user);
  }

  /** @throws ValidationFailed for a wrong password; Conflict for who is still needed: docs/wire.md section 2 */
  @Destroy('')
  @UseGuards(PasswordTriesGuard)
  async destroy(
    @Req() request: FastifyRequest,
    @CurrentUser() user: User,
    @Valid(confirmPasswordRules) { password }: ConfirmPasswordInput,
  ): Promise<void> {
    if (!(await this.confirmations.isOwn(request, user, password))) {
      throw ValidationFailed.field('password', 'The provided password was incorrect.');
    }
    await this.accounts.remove(user, user, { isErased: true });
  }
}

/** An admin downloads a person's data for somebody who asks for it by letter or telephone. */
@Controller(userType.endpoint)
@Authenticated()
@AdminsOnly()
export class UserDataController {
  constructor(private readonly exports: DataExports) {}

  @Show(':id/export', UserScope, adminPolicy.accounts)
  @CountsAs('whole')
  @Header(...UNKEPT)
  export(@CurrentUser() admin: User, @Loaded() user: User) {
    return this.exports.of(user, admin);
  }
}
