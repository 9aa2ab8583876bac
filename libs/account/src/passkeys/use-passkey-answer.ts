import { useAlertedCall, useWire } from '@yard/data';
import { useState } from 'react';

/** A passkey in place of something typed; what goes wrong is shown in the site's alert. */
export function usePasskeyAnswer() {
  const wire = useWire();
  const alerted = useAlertedCall();
  const [busy, setBusy] = useState(false);
  const answer = async (path: string, then: () => unknown, more?: object) => {
    setBusy(true);
    // With the first press: the page of the sign-in comes in the site's first script.
    const { answerByPasskey, PasskeyCancelled } = await import('./ceremony');
    try {
      if (await alerted(answerByPasskey(wire, path, more))) await then();
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, answer };
}
