import { setTimeout as pause } from 'node:timers/promises';
import type { RunningApp } from './app';

/** A stop that takes longer has lost its database or hangs in a client; a supervisor must not wait for it. */
const STOP_MS = 9_000;

/**
 * Ends the process on a signal: it is not ready at first, for as long as a balancer needs to notice; then what is in
 * flight is finished. Signaled again, as npm and a supervisor do at the same time, it goes on with that.
 */
export function stopOnSignal(running: RunningApp, drainSeconds: number): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    running.drain();
    await pause(drainSeconds * 1000);
    await running.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
