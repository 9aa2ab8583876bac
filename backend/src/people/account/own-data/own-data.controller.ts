import {
  Authenticated,
  CurrentUser,
  RATE_LIMITER,
  type RateLimiter,
  TooManyRequests,
  Valid,
  ValidationFailed,
} from '@laravel-wire/nest';
import { Controller, Delete, Get, Header, HttpCode, Inject, StreamableFile, UseGuards } from '@nestjs/common';
import { type ConfirmPasswordInput, confirmPasswordRules } from '@yard/contracts';
import { UNKEPT } from '@yard/server/pdf/answer-file';
import { Readable } from 'node:stream';
import { AccountsService } from '../../users/accounts.service';
import type { User } from '../../users/user.entity';
import { PasswordConfirmations } from '../passwords/password-confirmations';
import { PasswordTriesGuard } from '../passwords/password-tries.guard';
import { OwnRecords } from './own-records';
import { zipOf } from './zip-of';

const EXPORTS_AN_HOUR = 10;
const HOUR_SECONDS = 3_600;

/** A person's own data: taken along as a file, and erased with the account. */
@Controller('api/user')
@Authenticated()
export class OwnDataController {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly records: OwnRecords,
    private readonly accounts: AccountsService,
    private readonly confirmations: PasswordConfirmations,
  ) {}

  /** @throws TooManyRequests beyond ten an hour */
  @Get('export')
  @Header(...UNKEPT)
  async export(@CurrentUser() user: User) {
    const { hits, secondsLeft } = await this.limiter.hit(`export:${user.id}`, HOUR_SECONDS);
    if (hits > EXPORTS_AN_HOUR) throw new TooManyRequests(secondsLeft);
    return new StreamableFile(Readable.from(zipOf(this.records.of(user.id)), { objectMode: false }), {
      type: 'application/zip',
      disposition: 'attachment; filename="yard-my-data.zip"',
    });
  }

  /** @throws ValidationFailed for a wrong password; Conflict for who is still needed: docs/wire.md section 2 */
  @Delete()
  @HttpCode(204)
  @UseGuards(PasswordTriesGuard)
  async destroy(
    @CurrentUser() user: User,
    @Valid(confirmPasswordRules) { password }: ConfirmPasswordInput,
  ): Promise<void> {
    if (!(await this.confirmations.isOwn(user, password))) {
      throw ValidationFailed.field('password', 'The provided password was incorrect.');
    }
    await this.accounts.remove(user, user, { isErased: true });
  }
}
