import { ValidationFailed } from '@laravel-wire/nest';
import { Passwords } from '@laravel-wire/nest/auth';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { passwordProblem } from './password-problem';

/** Passwords that people choose. */
@Injectable()
export class NewPasswords {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly passwords: Passwords,
  ) {}

  /** @throws ValidationFailed on `password` for one that is too long, or too well known */
  check(password: string): void {
    const problem = passwordProblem(password, this.environment.production);
    if (problem !== null) throw ValidationFailed.field('password', problem);
  }

  async hash(password: string): Promise<string> {
    this.check(password);
    return this.passwords.hash(password);
  }
}
