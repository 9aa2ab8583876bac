import { Button, ButtonGroup, useToast } from '@yard/ui';
import styles from './account.module.css';

type RecoveryCodesProps = { codes: readonly string[]; busy: boolean; onRenew: () => void };

/** The codes for a day without the phone. */
export function RecoveryCodes({ codes, busy, onRenew }: RecoveryCodesProps) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.show('The recovery codes are copied');
  };
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>
        Each of these signs you in once without your phone. Keep them where you keep important papers.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonGroup>
        <Button small icon="copy" onPress={() => void copy()}>
          Copy
        </Button>
        <Button small icon="refresh" busy={busy} onPress={onRenew}>
          Make new codes
        </Button>
      </ButtonGroup>
    </div>
  );
}
