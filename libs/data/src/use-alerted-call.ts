import { WireError } from '@laravel-wire/client';
import { useCallback } from 'react';
import { useAlert } from './data-provider';
import { isSignedOut, refusalWords } from './failure-words';

/**
 * Waits for a call that has no form; what the server refuses is shown in the alert. Resolves to whether it succeeded.
 */
export function useAlertedCall() {
  const alert = useAlert();
  return useCallback(
    async (call: Promise<unknown>): Promise<boolean> => {
      try {
        await call;
        return true;
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        if (!isSignedOut(error)) alert(refusalWords(error));
        return false;
      }
    },
    [alert],
  );
}
