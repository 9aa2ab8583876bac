import { Button, ButtonGroup, Grid, Stack, Text, useCopy } from '@yard/ui';

type RecoveryCodesProps = { codes: readonly string[]; busy: boolean; onRenew: () => void };

export function RecoveryCodes({ codes, busy, onRenew }: RecoveryCodesProps) {
  const { shown, copy } = useCopy<HTMLDivElement>();
  return (
    <Stack gap={4} shrinks>
      <Text soft>
        Each of these signs you in once without your phone. Keep them where you keep important papers.
      </Text>
      <div ref={shown}>
        <Grid as="ul" cells={220} gap={1} across={4} tinted pad={3} figures bare aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
      </div>
      <ButtonGroup>
        <Button
          small
          icon="copy"
          onPress={() => void copy(codes.join('\n'), 'The recovery codes are copied')}
        >
          Copy
        </Button>
        <Button small icon="refresh" busy={busy} onPress={onRenew}>
          Make new codes
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
