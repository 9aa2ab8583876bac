import { type Wire, WireError } from '@laravel-wire/client';
import { useAlertedCall, useWire } from '@yard/data';
import { useState } from 'react';

/** A passkey in place of something typed; what goes wrong is shown in the site's alert. */
export function usePasskeyAnswer() {
  const wire = useWire();
  const alerted = useAlertedCall();
  const [busy, setBusy] = useState(false);
  const answer = async (path: string, then: () => unknown, more?: object) => {
    setBusy(true);
    try {
      if (await alerted(answered(wire, path, more))) await then();
    } catch (error) {
      if ((error as Error).name !== 'PasskeyCancelled') throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, answer };
}

/** Fetches the code with the first press: the page of the sign-in comes in the site's first script. */
async function answered(wire: Wire, path: string, more?: object): Promise<void> {
  const { answerByPasskey } = await import('./ceremony').catch((cause: unknown) => {
    throw new WireError('network', 'We can’t reach the server. Try again.', { cause });
  });
  await answerByPasskey(wire, path, more);
}
