import type { RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Button, useToast } from '@yard/ui';
import { useMachineReturn } from './use-machine-return';

export interface AcceptReturnProps {
  request: RentalRequestRecord;
  onContest: () => void;
}

/** The renter's answer to the return: right, or not. */
export function AcceptReturn({ request, onContest }: AcceptReturnProps) {
  const { accept } = useMachineReturn(request.id);
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: accept,
    onSuccess: () => toast.show('Accepted. The deposit goes back.'),
  });
  return (
    <>
      <Button kind="primary" icon="check" busy={form.busy} onPress={() => void form.submit()}>
        Accept the return
      </Button>
      <Button onPress={onContest}>Contest it</Button>
    </>
  );
}
