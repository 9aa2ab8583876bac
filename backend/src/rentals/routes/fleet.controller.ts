import { Authenticated, CurrentUser, type FiltersOf } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { type FleetFilters, fleetType } from '@yard/contracts/fleet';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { FleetService } from '../fleet/fleet.service';

/** The machines of whoever is signed in, drafts too. */
@Controller(fleetType.endpoint)
@Authenticated()
export class FleetController {
  constructor(private readonly fleet: FleetService) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(fleetType) list: FiltersOf<FleetFilters>) {
    return paginated(await this.fleet.page(actor, list), list, (machine) => machine);
  }
}
