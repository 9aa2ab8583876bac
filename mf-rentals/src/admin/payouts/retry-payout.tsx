import { WireError } from '@laravel-wire/client';
import { type PayoutRecord, payoutType } from '@yard/contracts';
import { useAction, refusalWords } from '@yard/data';
import { formatMoney } from '@kit/money';
import { Button, useModals, useToast } from '@yard/ui';
import { adminPayoutWords } from '../../payouts/payout-words';

export function RetryPayout({ payout }: { payout: PayoutRecord }) {
  const { mutateAsync, isPending } = useAction<PayoutRecord, object>(payoutType, payout.id, 'retry');
  const { confirm, alert } = useModals();
  const toast = useToast();
  const amount = formatMoney(payout.amount, payout.currency, { exact: true });

  const retry = async () => {
    const isSure = await confirm({
      title: 'Pay out again?',
      message: `${amount} to ${payout.user_name}. The provider never pays it twice.`,
      confirmText: 'Pay out',
    });
    if (!isSure) return;
    try {
      const { status } = await mutateAsync({});
      toast.show(`${amount} to ${payout.user_name}: ${adminPayoutWords[status].label.toLowerCase()}`);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      await alert({ title: 'It couldn’t be paid out', message: refusalWords(error) });
    }
  };
  return (
    <Button small icon="retry" busy={isPending} onPress={() => void retry()}>
      Try again
    </Button>
  );
}
