import { useServerForm } from '@yard/data';
import { useSession } from '@yard/session';
import { Button, Form, Submit, TextField } from '@yard/ui';
import { type ReactNode, useState } from 'react';

const CODE = {
  label: 'Code',
  hint: 'Six digits, from the app on your phone.',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;

type ChallengeFormProps = { hint: string; wide?: boolean; children?: ReactNode };

/** The second step of a login: a code of the app, or a recovery code where the phone is not at hand. */
export function ChallengeForm({ hint, wide, children }: ChallengeFormProps) {
  const { answerChallenge } = useSession();
  const [means, setMeans] = useState<'code' | 'recovery_code'>('code');
  const isCode = means === 'code';
  const words = isCode ? CODE : { label: 'Recovery code', hint, autoComplete: 'off' };
  const form = useServerForm({
    rules: null,
    initial: { code: '', recovery_code: '' },
    submit: (values) => answerChallenge({ [means]: values[means] }),
  });

  return (
    <Form of={form} aria-label="Two-factor sign-in">
      <TextField key={means} {...words} {...form.field(means)} autoFocus required />
      <Submit of={form} wide label="Sign in" />
      <Button kind="quiet" wide={wide} onPress={() => setMeans(isCode ? 'recovery_code' : 'code')}>
        {isCode ? 'Use a recovery code' : 'Use a code from the app'}
      </Button>
      {children}
    </Form>
  );
}
