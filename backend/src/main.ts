import 'reflect-metadata';
import { startApp } from './app';
import { Clock } from './clock/clock';
import { Rounds } from './clock/rounds';
import { readEnvironment } from './config/environment';
import { explained } from './config/explained';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './database/seeds/demo';
import { DatabaseNotReady, readyDatabase } from './database/start-up';
import { Timetable } from './scheduler/timetable';

/** A stop that takes longer has lost its database or hangs in a client; a supervisor must not wait for it. */
const STOP_MS = 9_000;

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const clock = new Clock();
  const dataSource = await readyDatabase(environment, clock);
  const running = await startApp({ environment, dataSource, clock });
  running.app.get(Timetable, { strict: false }).start();
  running.app.get(Rounds, { strict: false }).start();

  console.log(`Yard is up.\n  Public site  ${environment.appUrl}\n  Admin site   ${environment.adminUrl}`);
  if (environment.demo) {
    const accounts = DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(20)} ${role}`);
    console.log(`Demo accounts, password "${DEMO_PASSWORD}":\n${accounts.join('\n')}`);
  }

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await running.close();
    await dataSource.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof DatabaseNotReady ? error.message : explained(error));
  process.exit(1);
});
