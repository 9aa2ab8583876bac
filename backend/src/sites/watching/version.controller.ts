import { Stateless } from '@laravel-wire/nest';
import { Controller, Get, Inject } from '@nestjs/common';
import { packageFolder } from '@yard/server/base/package-folder';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { RELEASE } from '../../config/release';
import { runningCommit } from './running-commit';

/** Which version runs: for whoever reports a fault, and for who deploys. */
@Controller('api/version')
export class VersionController {
  private readonly running: { version: string; commit: string | null };

  constructor(@Inject(ENVIRONMENT) { commit }: Environment) {
    this.running = { version: RELEASE, commit: runningCommit(packageFolder('yard', __dirname), commit) };
  }

  @Get()
  @Stateless()
  show() {
    return this.running;
  }
}
