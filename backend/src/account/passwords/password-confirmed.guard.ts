import { Locked } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PasswordConfirmations } from './password-confirmations';

/** Laravel's `password.confirm`: 423 unless the password was confirmed lately. */
@Injectable()
export class PasswordConfirmedGuard implements CanActivate {
  constructor(private readonly confirmations: PasswordConfirmations) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!this.confirmations.isRecent(request.wire?.session ?? null)) throw new Locked();
    return true;
  }
}
