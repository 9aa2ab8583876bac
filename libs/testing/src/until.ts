import { IDLE_TIMEOUT_MS } from './wait-until-idle';

/**
 * Repeats an act of a person's until its effect is seen: a key, a reload, anything that may be done twice. What may not
 * (send, pay, sign) is pressed once, and the driver waits until it is enabled.
 */
export async function until(act: () => Promise<unknown>, effect: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + IDLE_TIMEOUT_MS;
  while (!(await effect())) {
    if (performance.now() > end) throw new Error(`Repeated without its effect: ${effect}`);
    await act();
  }
}
