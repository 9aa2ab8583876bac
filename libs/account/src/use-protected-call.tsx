import { WireError } from '@laravel-wire/client';
import { confirmPasswordRules } from '@yard/contracts';
import { useAlertedCall, useServerForm, useWire } from '@yard/data';
import { Button, Form, Submit, Text, TextField, useModals } from '@yard/ui';
import { useCallback, useState } from 'react';
import { usePasskeyAnswer } from './passkeys/use-passkey-answer';
import { usePasskeys } from './passkeys/use-passkeys';

/** The server's "type your password first". */
const LOCKED = 423;

/** Asks for the password in a dialog; true once it was right, false when the dialog was closed. */
export function usePasswordPrompt(): () => Promise<boolean> {
  const { open } = useModals();
  return useCallback(
    () =>
      new Promise((resolve) => {
        const answer = { isConfirmed: false };
        const content = (close: () => void) => (
          <ConfirmPasswordForm
            onConfirmed={() => {
              answer.isConfirmed = true;
              close();
            }}
          />
        );
        open(content, {
          title: 'Confirm your password',
          size: 'small',
          shape: 'sheet',
          onClose: () => resolve(answer.isConfirmed),
        });
      }),
    [open],
  );
}

/**
 * Work that may need a recent password: where the server wants it, it is requested, and the work is done again.
 *
 * Resolves to null when the dialog was closed.
 */
export function useConfirmed(): <T>(work: () => Promise<T>) => Promise<{ value: T } | null> {
  const askPassword = usePasswordPrompt();
  return useCallback(
    async (work) => {
      try {
        return { value: await work() };
      } catch (error) {
        if (!(error instanceof WireError) || error.status !== LOCKED) throw error;
        return (await askPassword()) ? { value: await work() } : null;
      }
    },
    [askPassword],
  );
}

/**
 * Calls that need a recent password: where the server wants it, it is requested, and the call goes on. A refusal
 * is shown in the site's alert.
 *
 * `call` resolves to whether it succeeded; false, too, when the password was not given.
 */
export function useProtectedCall() {
  const alerted = useAlertedCall();
  const confirmed = useConfirmed();
  const [busy, setBusy] = useState(false);

  const call = async (work: () => Promise<unknown>): Promise<boolean> => {
    const outcome = { isDone: false };
    const tried = confirmed(work).then((done) => Object.assign(outcome, { isDone: done !== null }));
    setBusy(true);
    await alerted(tried).finally(() => setBusy(false));
    return outcome.isDone;
  };
  return { busy, call };
}

/** The dialog before a change that only the account's owner may make. */
function ConfirmPasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const wire = useWire();
  const form = useServerForm({
    rules: confirmPasswordRules,
    initial: { password: '' },
    submit: (values) => wire.http.post('/user/confirm-password', values),
    onSuccess: onConfirmed,
  });

  return (
    <Form of={form}>
      <Text soft>We ask before sensitive changes.</Text>
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <Submit of={form} wide label="Continue" />
      <PasskeyInstead onConfirmed={onConfirmed} />
    </Form>
  );
}

/** Confirmation by passkey: nothing is typed. */
function PasskeyInstead({ onConfirmed }: { onConfirmed: () => void }) {
  const { data: passkeys = [] } = usePasskeys();
  const { busy, answer } = usePasskeyAnswer();
  if (passkeys.length === 0) return null;
  return (
    <Button wide busy={busy} onPress={() => void answer('/passkeys/confirm', onConfirmed)}>
      Use a passkey instead
    </Button>
  );
}
