import { Loaded, Show } from '@laravel-wire/nest';
import { Controller } from '@nestjs/common';
import { machinePolicy, machineType } from '@yard/contracts';
import type { Machine } from '../../catalog/machines/machine.entity';
import { MachineScope } from '../../catalog/machines/machines.scope';
import { OwnerProfiles } from './owner-profiles';

/** Found by machine: people who rent out nothing have no public page. */
@Controller(machineType.endpoint)
export class OwnerProfileController {
  constructor(private readonly profiles: OwnerProfiles) {}

  @Show(':id/owner', MachineScope, machinePolicy.view)
  show(@Loaded() { user_id }: Machine) {
    return this.profiles.of(user_id);
  }
}
