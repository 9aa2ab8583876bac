import { passkeyNameRules } from '@yard/contracts/passkey';
import { useServerForm, useWire } from '@yard/data';
import { Button, Form, Text, TextField } from '@yard/ui';
import { useConfirmed } from '../use-protected-call';
import { addPasskey, PasskeyCancelled } from './ceremony';
import { deviceName } from './device-name';

export function AddPasskeyForm({ onAdded }: { onAdded: (name: string) => void }) {
  const wire = useWire();
  const confirmed = useConfirmed();
  const form = useServerForm({
    rules: passkeyNameRules,
    initial: { name: deviceName(navigator.userAgent) },
    submit: ({ name }) => confirmed(() => unlessCancelled(addPasskey(wire, name).then(() => name))),
    onSuccess: (added) => added?.value && onAdded(added.value),
  });

  return (
    <Form of={form}>
      <Text soft>
        Your browser asks where the passkey is kept: on this device, on your phone, or on a security key.
      </Text>
      <TextField label="Name" hint="By which you tell it from others" autoFocus {...form.field('name')} />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        Go on
      </Button>
    </Form>
  );
}

/** Null where the browser's dialog was closed: the form stays as it is. */
async function unlessCancelled<T>(added: Promise<T>): Promise<T | null> {
  try {
    return await added;
  } catch (error) {
    if (error instanceof PasskeyCancelled) return null;
    throw error;
  }
}
