import type { RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Button, useModals, useToast } from '@yard/ui';
import { firstNames } from '../../words/reader';
import { useRentalMove } from '../use-rental-part';

export interface UnpaidActionsProps {
  request: RentalRequestRecord;
  kind: 'primary' | 'secondary';
  onEnd: () => void;
}

export function UnpaidActions({ request, kind, onEnd }: UnpaidActionsProps) {
  const { act } = useRentalMove(request.id);
  const { confirm } = useModals();
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => act('hand_over_unpaid', {}),
    onSuccess: () => toast.show('You can hand over. The rent is still owed.'),
  });
  const handOver = async () => {
    const isSure = await confirm({
      title: 'Hand over without the rent?',
      message: `${firstNames(request).renter} still owes the rent. We can’t guarantee that it’ll be paid.`,
      confirmText: 'Hand over anyway',
    });
    if (isSure) await form.submit();
  };
  return (
    <>
      <Button kind={kind} onPress={onEnd}>
        End rental
      </Button>
      <Button busy={form.busy} onPress={() => void handOver()}>
        Hand over anyway
      </Button>
    </>
  );
}
