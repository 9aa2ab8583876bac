import '@kit/server/base/memory/heap';
import 'reflect-metadata';
import { Clock, PeriodicJobs } from '@kit/server/base/clock/clock';
import { logCrashes, outputOf } from '@kit/server/base/logging/output';
import { collectGarbage } from '@kit/server/base/memory/heap';
import type { TraceSettings } from '@kit/server/base/settings/trace-settings';
import { traceWith } from '@kit/server/base/tracing/tracing';
import { Replicas } from '@kit/server/store/replicas/replicas';
import type { DataSource } from 'typeorm';
import type { Environment, Role } from '../../src/config/environment';
import { explained } from '../../src/config/explained';
import { closeStorage, writePrivately } from '../../src/config/private-files';
import { PRODUCT } from '../../src/config/product';
import { readEnvironment } from '../../src/config/read-environment';
import { RELEASE } from '../../src/config/release';
import { Timetable } from '../../src/scheduler/timetable';
import { buildsIn } from '../../src/remotes/builds/read-build';
import { WORKSPACE } from '../../src/remotes/workspace';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seeds/demo';
import { startApp } from './app';
import { readyDatabase } from './ready-database';
import { stopOnSignal } from './stop-on-signal';

/** Memory for the start, which an idle V8 keeps, is released once little was allocated for seconds. */
const QUIET_AFTER_MS = 15_000;

const output = outputOf(process.env);
logCrashes(output);

async function main(): Promise<void> {
  writePrivately();
  const environment = readEnvironment(process.env);
  closeStorage(environment);
  const endTracing = await openTracing(environment, (text) => output.say(text));
  const clock = new Clock();
  const dataSource = await readyDatabase(environment, clock);
  const running = await startApp({
    environment,
    dataSource,
    clock,
    builds: buildsIn(WORKSPACE),
    replicas: replicasOf(environment, dataSource),
  });
  if (environment.role !== 'api') {
    void running.app.get(Timetable, { strict: false }).start();
    running.app.get(PeriodicJobs, { strict: false }).start();
  }

  tell(environment);
  const close = () => running.close().then(endTracing);
  stopOnSignal({ ...running, close }, environment.drainSeconds);
  setTimeout(collectGarbage, QUIET_AFTER_MS).unref();
}

/** A worker answers no guests. */
function replicasOf({ role, replicas: settings }: Environment, dataSource: DataSource): Replicas | null {
  if (role === 'worker' || settings.urls.length === 0) return null;
  const replicas = new Replicas(dataSource, settings);
  replicas.start();
  return replicas;
}

function tell(environment: Environment): void {
  if (environment.role !== 'all' && !environment.redisUrl) {
    output.say(
      `ROLE is ${environment.role} without REDIS_URL: what one process does, pages at another hear on reload`,
    );
  }
  if (environment.role === 'worker')
    return output.say('Yard is up as a worker: no sites, /health and /metrics.');
  output.say(`Yard is up.\n  Public site  ${environment.appUrl}\n  Admin site   ${environment.adminUrl}`);
  if (environment.demo) {
    const accounts = DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(20)} ${role}`);
    output.say(`Demo accounts, password "${DEMO_PASSWORD}":\n${accounts.join('\n')}`);
  }
}

main().catch((error: unknown) => {
  output.fail(explained(error));
  process.exit(1);
});

/**
 * Traces this process from now on, where the environment names a collector. Without one nothing is loaded.
 *
 * @returns ends it, once what was traced has ended
 */
async function openTracing(
  { tracing, role }: { tracing: TraceSettings | null; role: Role },
  say: (text: string) => void,
): Promise<() => Promise<void>> {
  if (!tracing) return () => Promise.resolve();
  const { openTelemetry } = await import('@kit/server/watch/tracing/open-telemetry');
  const tracer = openTelemetry(tracing, { service: PRODUCT, release: RELEASE, role, say });
  traceWith(tracer);
  return () => tracer.close();
}
