import { Inject, Injectable } from '@nestjs/common';
import { Passwords } from '../../auth/passwords';
import { ValidationFailed } from '../../errors';
import { WIRE_OPTIONS, type WireSettings } from '../../options';

interface Owner {
  name: string;
  email: string;
}

/** Passwords that people choose. */
@Injectable()
export class NewPasswords {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    private readonly passwords: Passwords,
  ) {}

  /**
   * @param owner  nobody where it is not yet known
   * @throws ValidationFailed on `password` for one that `passwordProblem` of the application says something of
   */
  check(password: string, { name, email }: Owner = { name: '', email: '' }): void {
    const problem = this.settings.passwordProblem?.(password, { name, email }) ?? null;
    if (problem !== null) throw ValidationFailed.field('password', problem);
  }

  /** The hash of a good one. @throws as `check` */
  async hash(password: string, owner: Owner): Promise<string> {
    this.check(password, owner);
    return this.passwords.hash(password);
  }
}
