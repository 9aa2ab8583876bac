import { Can, CurrentUser, Loaded, networkOf } from '@laravel-wire/nest';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { type Actor, machinePolicy, machineType, seesWholeMachine } from '@yard/contracts';
import type { FastifyRequest } from 'fastify';
import type { Machine } from '../machines/machine.entity';
import { MachineScope } from '../machines/machines.scope';
import { PageViews } from './page-views';

@Controller(machineType.endpoint)
export class PageViewsController {
  constructor(private readonly views: PageViews) {}

  @Post(':id/page_views')
  @HttpCode(204)
  @Can(MachineScope, machinePolicy.view)
  async store(
    @CurrentUser() actor: Actor | null,
    @Loaded() machine: Machine,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    if (seesWholeMachine(actor, machine)) return;
    await this.views.add(machine.id, actor ? `user ${actor.id}` : networkOf(ip));
  }
}
