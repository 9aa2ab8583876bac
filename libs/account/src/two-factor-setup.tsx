import { confirmTwoFactorRules } from '@yard/contracts';
import { useServerForm, useWire } from '@yard/data';
import {
  Banner,
  Button,
  ButtonGroup,
  Form,
  Grid,
  LoadFailed,
  SkeletonBlock,
  Stack,
  Submit,
  Text,
  TextField,
} from '@yard/ui';
import { useTwoFactorSecret } from './use-two-factor';

type TwoFactorSetupProps = { busy: boolean; onDone: () => void; onCancel: () => void };

/** Gives the secret to an authenticator, then proves by a code that it arrived there. */
export function TwoFactorSetup({ busy, onDone, onCancel }: TwoFactorSetupProps) {
  return (
    <Stack gap={4} shrinks>
      <h3>1. Scan this with your authenticator app</h3>
      <Secret />
      <h3>2. Type the code it shows</h3>
      <CodeForm busy={busy} onDone={onDone} onCancel={onCancel} />
    </Stack>
  );
}

function Secret() {
  const { data: secret, isError, refetch, isFetching } = useTwoFactorSecret();
  if (isError && !secret) {
    return <LoadFailed title="We couldn’t load the QR code" answer={{ isFetching, refetch }} />;
  }
  return (
    <Grid cells={192} gap={5}>
      {secret ? (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(secret.svg)}`}
          alt="QR code with your key"
          width={192}
          height={192}
        />
      ) : (
        <SkeletonBlock height={192} />
      )}
      <Stack gap={4} shrinks>
        <Text soft>Any authenticator app works. No camera? Type in this key:</Text>
        <Text tinted pad={3} weight={600} breaks>
          {secret?.secretKey ?? '…'}
        </Text>
      </Stack>
    </Grid>
  );
}

function CodeForm({ busy, onDone, onCancel }: TwoFactorSetupProps) {
  const wire = useWire();
  const form = useServerForm({
    rules: confirmTwoFactorRules,
    initial: { code: '' },
    submit: (values) => wire.http.post('/user/confirmed-two-factor-authentication', values),
    done: 'Two-factor sign-in is on. Save your recovery codes',
    onSuccess: () => onDone(),
  });

  return (
    <Form of={form}>
      <TextField
        label="Code"
        hint="Six digits."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...form.field('code')}
      />
      <Banner>Nothing changes until you enter the right code.</Banner>
      <ButtonGroup>
        <Submit of={form} label="Turn on" />
        <Button busy={busy} onPress={onCancel}>
          Cancel
        </Button>
      </ButtonGroup>
    </Form>
  );
}
