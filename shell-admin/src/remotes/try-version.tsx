import { tryRemoteRules, type WatchedVersionRecord } from '@yard/contracts/watching';
import { useServerForm } from '@yard/data';
import { Button, ButtonGroup, Form, NumberField, Sheet, Submit } from '@yard/ui';
import { useSwitch } from './use-remotes';

const SHARE = 10;

export function TryVersion({ version, onDone }: { version: WatchedVersionRecord; onDone: () => void }) {
  const { mutateAsync } = useSwitch(version.name);
  const title = `Try ${version.name} ${version.version}`;
  const form = useServerForm({
    rules: tryRemoteRules,
    initial: { version: version.version, share: (version.share ?? SHARE) as number | null },
    submit: (values) => mutateAsync({ move: 'canary', ...values }),
    done: `Some visitors get ${version.name} ${version.version}`,
    onSuccess: () => onDone(),
  });
  return (
    <Sheet title={title} isOpen onClose={onDone}>
      <Form of={form} aria-label={title}>
        <NumberField
          label="Share of visitors"
          hint="The same visitors each time, from their next page load. Everyone else keeps the current version."
          after="%"
          {...form.field('share')}
        />
        <ButtonGroup>
          <Submit of={form} label="Try it" />
          <Button onPress={onDone}>Cancel</Button>
        </ButtonGroup>
      </Form>
    </Sheet>
  );
}
