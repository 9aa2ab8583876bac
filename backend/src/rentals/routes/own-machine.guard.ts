import { Forbidden } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { In, Repository } from 'typeorm';
import { Machine } from '../../catalog/machines/machine.entity';

/** The part of a request that is there before its input was looked at. */
interface OwnMachineRequest {
  body?: { machine_id?: unknown; data?: unknown } | null;
  wire: { user?: Actor | null } | null;
}

/** Refuses a request for one's own machine first, whatever else is wrong with it: 403 comes before 422. */
@Injectable()
export class OwnMachineGuard implements CanActivate {
  constructor(@InjectRepository(Machine) private readonly machines: Repository<Machine>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body, wire } = context.switchToHttp().getRequest<OwnMachineRequest>();
    const ids = machineIdsOf(body);
    if (ids.length === 0) return true;
    for (const machine of await this.machines.findBy({ id: In(ids) })) {
      const verdict = rentalRequestPolicy.create(wire?.user ?? null, machine);
      if (!verdict.allowed) throw new Forbidden(verdict.message);
    }
    return true;
  }
}

/** Ids of one request, or of the first hundred of many: more are refused anyway. */
function machineIdsOf(body: OwnMachineRequest['body']): number[] {
  const requests: unknown[] = Array.isArray(body?.data) ? body.data.slice(0, 100) : [body];
  const ids = requests.map((one) => Number((one as { machine_id?: unknown } | null)?.machine_id));
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}
