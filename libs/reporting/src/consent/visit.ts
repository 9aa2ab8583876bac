import { begin } from '../recordings/recorder';
import { choice } from './choice';

/** Begins what the visitor allowed, or asks who has not been asked. */
export async function visit(): Promise<void> {
  const chosen = choice.get();
  if (chosen) await begin();
  else if (chosen === undefined) await ask();
}

export async function ask(): Promise<void> {
  const { showConsent } = await import('./consent-bar');
  showConsent();
}
