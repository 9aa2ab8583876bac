import { Forbidden } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import { Repository } from 'typeorm';
import { RentalEnding } from '../posting/rental-ending.entity';

/** The part of a request that the wire's own guard has filled in; a guest's has nobody. */
interface WithUser {
  wire: { user?: Actor | null } | null;
}

@Injectable()
class OwnerGuard implements CanActivate {
  constructor(@InjectRepository(RentalEnding) private readonly endings: Repository<RentalEnding>) {}

  /** Also who may list machines no more, and had rentals: their money must still reach them. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const actor = context.switchToHttp().getRequest<WithUser>().wire?.user ?? null;
    if (!actor) throw new Forbidden();
    const isOwner = actor.owner || (await this.endings.existsBy({ owner_id: actor.id }));
    if (!isOwner) throw new Forbidden();
    return true;
  }
}

/** 403 for everybody but owners, on a class. */
export const OwnersOnly = () => UseGuards(OwnerGuard);
