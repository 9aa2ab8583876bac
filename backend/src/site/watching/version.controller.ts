import { Stateless } from '@laravel-wire/nest';
import { Controller, Get, Inject } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { runningVersion } from '../../config/running-commit';

/** Which version runs: for whoever reports a fault, and for who deploys. */
@Controller('api/version')
export class VersionController {
  private readonly running: { version: string; commit: string | null };

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.running = runningVersion(environment);
  }

  @Get()
  @Stateless()
  show() {
    return this.running;
  }
}
