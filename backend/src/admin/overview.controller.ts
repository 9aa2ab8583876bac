import { Authenticated } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import type { Overview } from '@yard/contracts';
import { AdminsOnly } from '../users/admins-only';
import { SpansService } from './spans/spans.service';
import { QueuesService } from './queues/queues.service';

@Controller('api/desk')
@Authenticated()
@AdminsOnly()
export class OverviewController {
  constructor(
    private readonly queues: QueuesService,
    private readonly spans: SpansService,
  ) {}

  @Get()
  async show(): Promise<Overview> {
    const [queues, spans] = await Promise.all([this.queues.all(), this.spans.all()]);
    return { queues, spans };
  }
}
