import { Forbidden } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../../config/environment';

/** The part of a request that the wire's own guard has filled in. */
interface WithUser {
  wire: { user?: { email_verified_at: Date | null } | null } | null;
}

/** Only people with a verified address make requests, if the installation requires it. */
@Injectable()
export class VerifiedEmailGuard implements CanActivate {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const user = context.switchToHttp().getRequest<WithUser>().wire?.user;
    if (this.environment.requireVerifiedEmail && !user?.email_verified_at) {
      throw new Forbidden('Your email address is not verified.');
    }
    return true;
  }
}
