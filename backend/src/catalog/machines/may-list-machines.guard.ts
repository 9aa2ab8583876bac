import { Forbidden } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { machinePolicy } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { User } from '../../users/user.entity';

@Injectable()
export class MayListMachines implements CanActivate {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const user = userOf(context);
    const verdict = machinePolicy.create(user);
    if (!verdict.allowed) throw new Forbidden(verdict.message);
    if (this.environment.requireVerifiedEmail && !user?.email_verified_at) {
      throw new Forbidden('Your email address is not verified.');
    }
    return true;
  }
}

function userOf(context: ExecutionContext): User | null {
  // The wire layer's user is what the application's own user provider returned.
  return (context.switchToHttp().getRequest<FastifyRequest>().wire?.user ?? null) as User | null;
}
