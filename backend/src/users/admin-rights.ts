import { Inject, Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../config/environment';
import type { User } from './user.entity';

/** Admins' rights: with REQUIRE_ADMIN_TWO_FACTOR none until a second factor is set up. */
@Injectable()
export class AdminRights {
  private readonly isFactorRequired: boolean;

  constructor(@Inject(ENVIRONMENT) { requireAdminTwoFactor }: Environment) {
    this.isFactorRequired = requireAdminTwoFactor;
  }

  /** Somebody who asks, with the rights that they have; only read, never stored. */
  of(user: User): User {
    if (this.isFactorRequired && user.admin && user.two_factor_confirmed_at === null) {
      user.admin = false;
      user.lacksSecondFactor = true;
    }
    return user;
  }

  active(): FindOptionsWhere<User> {
    const active = { admin: true, suspended_at: IsNull() };
    return this.isFactorRequired ? { ...active, two_factor_confirmed_at: Not(IsNull()) } : active;
  }
}
