import { Stateless } from '@laravel-wire/nest';
import { Controller, Get, Inject } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { WORKSPACE } from '../remotes/workspace';
import { type RunningVersion, runningVersion } from './running-version';

/** Which version runs: for whoever reports a fault, and for who deploys. */
@Controller('api/version')
export class VersionController {
  private readonly running: RunningVersion;

  constructor(@Inject(ENVIRONMENT) { commit }: Environment) {
    this.running = runningVersion(WORKSPACE, commit);
  }

  @Get()
  @Stateless()
  show(): RunningVersion {
    return this.running;
  }
}
