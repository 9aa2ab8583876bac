import { CurrentUser, RedirectTo } from '@laravel-wire/nest';
import { Controller, Get, Header, Param, ParseIntPipe } from '@nestjs/common';
import type { User } from '../../users/user.entity';
import { SANDBOXED } from './agreement.controller';
import { MachineLabels } from '../labels/machine-labels';

/** Beside the machine's page: a label to print, and what its code opens. */
@Controller('machines/:id')
export class MachineLabelsController {
  constructor(private readonly labels: MachineLabels) {}

  @Get('label')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header(...SANDBOXED)
  @Header('cache-control', 'private, no-store')
  async show(@CurrentUser() user: User | null, @Param('id', ParseIntPipe) id: number) {
    const page = await this.labels.page(id, user);
    if (page === null) throw new RedirectTo(await this.labels.recordFor(id, user));
    return page;
  }

  @Get('scan')
  @Header('cache-control', 'private, no-store')
  async scan(@CurrentUser() user: User | null, @Param('id', ParseIntPipe) id: number) {
    throw new RedirectTo(await this.labels.recordFor(id, user));
  }
}
