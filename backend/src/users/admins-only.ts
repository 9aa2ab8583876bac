import { Forbidden } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, UseGuards } from '@nestjs/common';
import { type Actor, adminPolicy } from '@yard/contracts';

/** The part of a request that the wire's own guard has filled in; a guest's has nobody. */
interface WithUser {
  wire: { user?: Actor | null } | null;
}

class AdminGuard implements CanActivate {
  constructor(private readonly right: keyof typeof adminPolicy) {}

  canActivate(context: ExecutionContext): boolean {
    const verdict = adminPolicy[this.right](context.switchToHttp().getRequest<WithUser>().wire?.user ?? null);
    if (!verdict.allowed) throw new Forbidden(verdict.message);
    return true;
  }
}

/**
 * 403 for everybody but admins, on a class or a method; after 401 and 404, before the input is read.
 *
 * @param right  what the admin's role has to allow; by default any admin comes in
 */
export const AdminsOnly = (right: keyof typeof adminPolicy = 'manage') => UseGuards(new AdminGuard(right));
