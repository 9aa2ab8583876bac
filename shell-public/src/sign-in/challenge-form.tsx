import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Form, Text, TextField } from '@yard/ui';
import { useState } from 'react';

type Means = 'code' | 'recovery_code';

const words = {
  code: {
    label: 'Code',
    hint: 'Six digits, from the app on your phone.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery_code: {
    label: 'Recovery code',
    hint: 'One of those you kept when you turned two-factor login on. Each works once.',
    autoComplete: 'off',
  },
} as const;

/** The second step of a login: a code of the app, or a recovery code where the phone is not at hand. */
export function ChallengeForm({ onRestart }: { onRestart: () => void }) {
  const { answerChallenge } = useSession();
  const [means, setMeans] = useState<Means>('code');
  const form = useServerForm({
    rules: null,
    initial: { code: '', recovery_code: '' },
    submit: (values) => answerChallenge({ [means]: values[means] }),
  });

  return (
    <>
      <Form of={form} aria-label="Two-factor login">
        <TextField key={means} {...words[means]} {...form.field(means)} autoFocus required />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          Sign in
        </Button>
        <Button kind="quiet" wide onPress={() => setMeans(means === 'code' ? 'recovery_code' : 'code')}>
          {means === 'code' ? 'Use a recovery code' : 'Use a code from the app'}
        </Button>
      </Form>
      <Text centred above={6}>
        <Button kind="quiet" icon="arrow-left" onPress={onRestart}>
          Start again
        </Button>
      </Text>
    </>
  );
}
