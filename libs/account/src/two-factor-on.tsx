import { Button, ButtonGroup, Stack, StatusBadge } from '@yard/ui';
import { useState } from 'react';
import { RecoveryCodes } from './recovery-codes';

type TwoFactorOnProps = {
  recoveryCodes: readonly string[];
  /** Just turned on: the codes are to be saved now. */
  isNew: boolean;
  busy: boolean;
  onRenew: () => void;
  onStartOver: () => void;
  onTurnOff: () => void;
};

export function TwoFactorOn({
  recoveryCodes,
  isNew,
  busy,
  onRenew,
  onStartOver,
  onTurnOff,
}: TwoFactorOnProps) {
  const [isShown, setShown] = useState(isNew);
  return (
    <Stack gap={4} shrinks>
      <p>
        <StatusBadge tone="good" icon="verified">
          On
        </StatusBadge>
      </p>
      {isShown && <RecoveryCodes codes={recoveryCodes} busy={busy} onRenew={onRenew} />}
      <ButtonGroup>
        <Button aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {isShown ? 'Hide recovery codes' : 'Show recovery codes'}
        </Button>
        <Button busy={busy} onPress={onStartOver}>
          Set up another app
        </Button>
        <Button busy={busy} onPress={onTurnOff}>
          Turn off
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
