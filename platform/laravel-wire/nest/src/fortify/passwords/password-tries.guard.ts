import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../http/message';
import { contextOf } from '../../http/wire-context';
import { PasswordConfirmations } from './password-confirmations';

/** `passwordTriesPerMinute` at a person's own password, wherever it is asked for: whoever has a session must not guess it. */
@Injectable()
export class PasswordTriesGuard implements CanActivate {
  constructor(private readonly confirmations: PasswordConfirmations) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = contextOf(requestOf(context));
    if (user) await this.confirmations.countTry(user);
    return true;
  }
}
