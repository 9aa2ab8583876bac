import { refundDepositRules, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Button, Form, MoneyField, useToast } from '@yard/ui';
import { useState } from 'react';
import { ChangedBanner } from '../seen/changed-banner';
import { RentalSheet } from '../rental-sheet';
import { useRentalMove } from '../use-rental-move';

/** Gives the deposit back, all of it or a part. */
export function RefundSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { act } = useRentalMove(request.id);
  const { currency } = useSettings();
  const toast = useToast();
  const [seen] = useState(request);
  const form = useServerForm({
    rules: refundDepositRules,
    initial: { amount: null as number | null },
    submit: (input) => act('refund_deposit', { ...input, updated_at: seen.updated_at }),
    onSuccess: () => {
      toast.show('The deposit goes back');
      onClose();
    },
  });
  return (
    <RentalSheet title="Refund the deposit" request={request} onClose={onClose}>
      <ChangedBanner seen={seen} request={request} />
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Refund the deposit">
        <MoneyField
          {...form.field('amount')}
          label="Amount"
          currency={currency}
          hint={`Left empty, everything that is left goes back to ${request.user.name}.`}
          optional
        />
        <Button type="submit" kind="danger" busy={form.busy}>
          Refund the deposit
        </Button>
      </Form>
    </RentalSheet>
  );
}
