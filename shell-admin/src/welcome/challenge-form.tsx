import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Form, TextField } from '@yard/ui';
import { useState } from 'react';

type Means = 'code' | 'recovery_code';

/** The second step of a login: a code of the app, or a recovery code where the phone is not at hand. */
export function ChallengeForm({ onRestart }: { onRestart: () => void }) {
  const { answerChallenge } = useSession();
  const [means, setMeans] = useState<Means>('code');
  const isCode = means === 'code';
  const form = useServerForm({
    rules: null,
    initial: { code: '', recovery_code: '' },
    submit: (values) => answerChallenge({ [means]: values[means] }),
  });

  return (
    <Form of={form} aria-label="Two-factor login">
      <TextField
        key={means}
        label={isCode ? 'Code' : 'Recovery code'}
        hint={isCode ? 'Six digits, from the app on your phone.' : 'One of those you kept; each works once.'}
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoFocus
        {...form.field(means)}
        required
      />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        Sign in
      </Button>
      <Button kind="quiet" wide onPress={() => setMeans(isCode ? 'recovery_code' : 'code')}>
        {isCode ? 'Use a recovery code' : 'Use a code from the app'}
      </Button>
      <Button kind="quiet" wide icon="arrow-left" onPress={onRestart}>
        Start again
      </Button>
    </Form>
  );
}
