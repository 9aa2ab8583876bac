import { Authenticated, type FiltersOf } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { type ListedMachineFilters, listedMachineType } from '@yard/contracts/back-office';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { AdminsOnly } from '../../users/admins-only';
import { ListedMachines } from './listed-machines';

@Controller(listedMachineType.endpoint)
@Authenticated()
@AdminsOnly()
export class ListedMachinesController {
  constructor(private readonly machines: ListedMachines) {}

  @Get()
  async index(@Filters(listedMachineType) list: FiltersOf<ListedMachineFilters>) {
    return paginated(await this.machines.page(list), list, (record) => record);
  }
}
