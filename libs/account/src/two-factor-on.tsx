import { Button, ButtonGroup, Grid, Stack, Text, useCopy } from '@yard/ui';
import { useState } from 'react';

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

type RecoveryCodesProps = { codes: readonly string[]; busy: boolean; onRenew: () => void };

function RecoveryCodes({ codes, busy, onRenew }: RecoveryCodesProps) {
  const { shown, copy } = useCopy<HTMLDivElement>();
  return (
    <Stack gap={4} shrinks>
      <Text soft>Each code signs you in once without your phone. Keep them somewhere safe.</Text>
      <div ref={shown}>
        <Grid as="ul" cells={220} gap={1} across={4} tinted pad={3} figures bare aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
      </div>
      <ButtonGroup>
        <Button small icon="copy" onPress={() => void copy(codes.join('\n'), 'Recovery codes copied')}>
          Copy
        </Button>
        <Button small icon="refresh" busy={busy} onPress={onRenew}>
          Make new codes
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
