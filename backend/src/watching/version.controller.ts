import { Stateless } from '@laravel-wire/nest';
import { Controller, Get, Inject } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { runningVersion } from '../config/running-commit';

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
