import type { PasskeyRecord } from '@yard/contracts';
import { passkeyNameRules, PASSKEYS_MAX } from '@yard/contracts/passkey';
import { useServerForm, useWire } from '@yard/data';
import {
  Box,
  Button,
  DateText,
  Form,
  Hint,
  LoadFailed,
  Panel,
  Row,
  SkeletonText,
  Submit,
  Text,
  TextField,
  useModals,
  useToast,
} from '@yard/ui';
import { useConfirmed, useProtectedCall } from '../use-protected-call';
import { addPasskey, PasskeyCancelled } from './ceremony';
import { deviceName } from './device-name';
import { passkeyPath, usePasskeys, useRefetchPasskeys } from './use-passkeys';

export function PasskeysPanel() {
  const passkeys = usePasskeys();
  const add = useAdd();
  return (
    <Panel title="Passkeys">
      <Text soft below={4}>
        Sign in with your fingerprint, face or device PIN instead of a password or code. Passkeys can’t be
        guessed or phished.
      </Text>
      {passkeys.data && passkeys.data.length > 0 && (
        <Box as="ul" bare divided below={4} aria-label="Passkeys">
          {passkeys.data.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      {!passkeys.data && !passkeys.isError && <SkeletonText lines={2} />}
      {!passkeys.data && passkeys.isError && (
        <LoadFailed title="We couldn’t load your passkeys" answer={passkeys} />
      )}
      <Button disabled={(passkeys.data?.length ?? 0) >= PASSKEYS_MAX} onPress={add}>
        Add a passkey
      </Button>
    </Panel>
  );
}

function Passkey({ passkey }: { passkey: PasskeyRecord }) {
  const { busy, remove } = useRemove(passkey);
  return (
    <Row as="li" gap={4} align="center" padY={3}>
      <Box shrinks grows>
        <Text weight={600} breaks>
          {passkey.name}
        </Text>
        <Hint>
          Added <DateText value={passkey.created_at} dayOnly />
          {passkey.last_used_at !== null && (
            <>
              {' · last used '}
              <DateText value={passkey.last_used_at} dayOnly />
            </>
          )}
        </Hint>
      </Box>
      <Button small busy={busy} aria-label={`Remove ${passkey.name}`} onPress={() => void remove()}>
        Remove
      </Button>
    </Row>
  );
}

function useAdd(): () => void {
  const { open } = useModals();
  const toast = useToast();
  const refetch = useRefetchPasskeys();
  return () =>
    open(
      (close) => (
        <AddPasskeyForm
          onAdded={(name) => {
            close();
            toast.show(`Passkey “${name}” added`);
            void refetch();
          }}
        />
      ),
      { title: 'Add a passkey', size: 'small', shape: 'sheet' },
    );
}

function useRemove({ id, name }: PasskeyRecord) {
  const wire = useWire();
  const { confirm } = useModals();
  const { busy, call } = useProtectedCall();
  const toast = useToast();
  const refetch = useRefetchPasskeys();
  const remove = async () => {
    const isSure = await confirm({
      title: `Remove “${name}”?`,
      message:
        'You can’t sign in with it any longer. Delete it on the device, too, or the device keeps offering it.',
      confirmText: 'Remove',
      danger: true,
    });
    if (!isSure || !(await call(() => wire.http.delete(passkeyPath(id))))) return;
    toast.show(`Passkey “${name}” removed`);
    await refetch();
  };
  return { busy, remove };
}

function AddPasskeyForm({ onAdded }: { onAdded: (name: string) => void }) {
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
        Your browser asks where to save the passkey: on this device, your phone or a security key.
      </Text>
      <TextField label="Name" hint="To tell it from your other passkeys" autoFocus {...form.field('name')} />
      <Submit of={form} wide label="Continue" />
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
