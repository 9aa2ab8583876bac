import { useAlertedCall, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { Button } from '@yard/ui';
import { useState } from 'react';
import { answerByPasskey, PasskeyCancelled } from './ceremony';
import { useHasPasskeys } from './use-passkeys';

/** Signs in without an address, a password or a code. */
export function PasskeyLogin({ remember = false }: { remember?: boolean }) {
  const isThere = useHasPasskeys();
  const { busy, answer } = usePasskeyAnswer();
  const { reload } = useSession();
  if (!isThere) return null;
  return (
    <Button wide busy={busy} onPress={() => void answer('/passkeys/login', reload, { remember })}>
      Sign in with a passkey
    </Button>
  );
}

/** A passkey in place of something typed; what goes wrong is shown in the site's alert. */
export function usePasskeyAnswer() {
  const wire = useWire();
  const alerted = useAlertedCall();
  const [busy, setBusy] = useState(false);
  const answer = async (path: string, then: () => unknown, more?: object) => {
    setBusy(true);
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
