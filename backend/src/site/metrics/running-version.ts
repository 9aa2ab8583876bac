import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@kit/server/watch/metrics';
import { Gauge } from 'prom-client';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { runningVersion } from '../../config/running-commit';

@Injectable()
export class RunningVersion {
  constructor({ registry }: Metrics, @Inject(ENVIRONMENT) environment: Environment) {
    const { version, commit } = runningVersion(environment);
    const help = 'Always 1; which version and commit runs.';
    const gauge = new Gauge({
      name: 'build_info',
      help,
      labelNames: ['version', 'commit'],
      registers: [registry],
    });
    gauge.set({ version, commit: commit ?? '' }, 1);
  }
}
