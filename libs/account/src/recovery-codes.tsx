import { Button, ButtonGroup, Grid, Stack, Text, useToast } from '@yard/ui';

type RecoveryCodesProps = { codes: readonly string[]; busy: boolean; onRenew: () => void };

/** The codes for a day without the phone. */
export function RecoveryCodes({ codes, busy, onRenew }: RecoveryCodesProps) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.show('The recovery codes are copied');
  };
  return (
    <Stack gap={4} shrinks>
      <Text soft>
        Each of these signs you in once without your phone. Keep them where you keep important papers.
      </Text>
      <Grid as="ul" cells={220} gap={1} across={4} tinted pad={3} figures bare aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
      <ButtonGroup>
        <Button small icon="copy" onPress={() => void copy()}>
          Copy
        </Button>
        <Button small icon="refresh" busy={busy} onPress={onRenew}>
          Make new codes
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
