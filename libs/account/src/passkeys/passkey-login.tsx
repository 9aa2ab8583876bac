import { useSession } from '@yard/session';
import { Button } from '@yard/ui';
import { usePasskeyAnswer } from './use-passkey-answer';

/** Signs in without an address, a password or a code. */
export function PasskeyLogin({ remember = false }: { remember?: boolean }) {
  const { busy, answer } = usePasskeyAnswer();
  const { reload } = useSession();
  return (
    <Button wide busy={busy} onPress={() => void answer('/passkeys/login', reload, { remember })}>
      Use a passkey
    </Button>
  );
}
