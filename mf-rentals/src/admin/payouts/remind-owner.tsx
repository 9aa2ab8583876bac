import { type PayoutRecord, payoutType } from '@yard/contracts';
import { useAction, useAlertedCall } from '@yard/data';
import { ForRight } from '@yard/session';
import { Button, useToast } from '@yard/ui';
import { firstNameOf } from '../../payouts/payout-words';

/** Emails the owner again that the payout waits for an account. */
export function RemindOwner({ payout: { id, user_name } }: { payout: PayoutRecord }) {
  const { mutateAsync, isPending } = useAction<PayoutRecord, object>(payoutType, id, 'remind');
  const call = useAlertedCall();
  const toast = useToast();
  const name = firstNameOf(user_name);
  const remind = async () => {
    if (await call(mutateAsync({}))) toast.show(`${name} was reminded`);
  };
  return (
    <ForRight right="money">
      <Button small icon="mail" busy={isPending} onPress={() => void remind()}>
        Remind {name}
      </Button>
    </ForRight>
  );
}
