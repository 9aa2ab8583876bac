import { Authenticated, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import type { FoundRecord } from '@yard/contracts';
import { type FindInput, findRules } from '@yard/contracts/back-office';
import { AdminsOnly } from '../../users/admins-only';
import { FindService } from './find.service';

/** The back office's one search. */
@Controller('api/find')
@Authenticated()
@AdminsOnly()
export class FindController {
  constructor(private readonly finder: FindService) {}

  @Get()
  async index(@Valid(findRules) { q }: FindInput): Promise<{ results: FoundRecord[] }> {
    return { results: await this.finder.of(q) };
  }
}
