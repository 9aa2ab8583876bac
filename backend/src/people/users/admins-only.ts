import { Forbidden } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { type Actor, adminPolicy } from '@yard/contracts';

/** The part of a request that the wire's own guard has filled in; a guest's has nobody. */
interface Asked {
  wire: { user?: Actor | null } | null;
}

@Injectable()
class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const verdict = adminPolicy.manage(context.switchToHttp().getRequest<Asked>().wire?.user ?? null);
    if (!verdict.allowed) throw new Forbidden(verdict.message);
    return true;
  }
}

/** 403 for everybody but admins, on a class or a method; after 401 and 404, before the input is read. */
export const AdminsOnly = () => UseGuards(AdminGuard);
