import { ValidationFailed } from '@laravel-wire/nest';
import { Passwords } from '@laravel-wire/nest/auth';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { type PasswordOwner, passwordProblem } from './password-problem';

/** Passwords that people choose. */
@Injectable()
export class NewPasswords {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly passwords: Passwords,
  ) {}

  /** @throws ValidationFailed on `password` for one that is too long, too well known, or made of the owner's words */
  check(password: string, owner?: PasswordOwner): void {
    const { production, appUrl, adminUrl } = this.environment;
    const problem = passwordProblem(password, { guessed: production, sites: [appUrl, adminUrl], owner });
    if (problem !== null) throw ValidationFailed.field('password', problem);
  }

  async hash(password: string, owner: PasswordOwner): Promise<string> {
    this.check(password, owner);
    return this.passwords.hash(password);
  }
}
