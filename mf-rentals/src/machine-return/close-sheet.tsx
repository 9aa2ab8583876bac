import type { RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Banner, Button, Form, MoneyField, useToast } from '@yard/ui';
import { useState } from 'react';
import { ChangedBanner } from '../rental/seen/changed-banner';
import { RentalSheet } from '../rental/rental-sheet';
import { useRentalMove } from '../rental/use-rental-move';

/** An admin's decision on a contested return: what of the deposit the owner keeps, then the rental is closed. */
export function CloseSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { act } = useRentalMove(request.id);
  const { currency } = useSettings();
  const toast = useToast();
  const [seen] = useState(request);
  const form = useServerForm({
    rules: null,
    initial: { damage_amount: request.machine_return?.damage_amount ?? null },
    submit: (input) => act('close', { ...input, updated_at: seen.updated_at }),
    onSuccess: () => {
      toast.show('The rental is closed');
      onClose();
    },
  });
  return (
    <RentalSheet title="Close the rental" request={request} onClose={onClose}>
      <ChangedBanner seen={seen} request={request} />
      {request.machine_return?.contest_reason && (
        <Banner tone="warn" title={`${request.user.name} contests the return`}>
          {request.machine_return.contest_reason}
        </Banner>
      )}
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Close the rental">
        <MoneyField
          {...form.field('damage_amount')}
          label="Kept for damage"
          currency={currency}
          hint={`The rest of the deposit goes back to ${request.user.name}.`}
          optional
        />
        <Button type="submit" kind="danger" busy={form.busy}>
          Close the rental
        </Button>
      </Form>
    </RentalSheet>
  );
}
