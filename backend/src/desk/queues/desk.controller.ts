import { Authenticated } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import type { Desk } from '@yard/contracts';
import { AdminsOnly } from '../../people/users/admins-only';
import { QueuesService } from './queues.service';

/** What the home page of the back office begins with. */
@Controller('api/desk')
@Authenticated()
@AdminsOnly()
export class DeskController {
  constructor(private readonly queues: QueuesService) {}

  @Get()
  async show(): Promise<Desk> {
    return { queues: await this.queues.all() };
  }
}
