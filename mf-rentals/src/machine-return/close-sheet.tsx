import { decisionRules, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@yard/money';
import { useSettings } from '@yard/remote-kit';
import { PhotoThumbs } from '@yard/threads';
import { Banner, Button, Form, MoneyField, TextArea, useToast } from '@yard/ui';
import { useState } from 'react';
import { ChangedBanner } from '../rental/seen/changed-banner';
import { RentalSheet } from '../rental/rental-sheet';
import { useRentalMove } from '../rental/use-rental-move';

/** An admin's decision on a return, or on one that is missing: what of the deposit the owner keeps. It closes. */
export function CloseSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { currency } = useSettings();
  const [seen] = useState(request);
  const form = useDecisionForm(request, seen.updated_at, onClose);
  return (
    <RentalSheet title="Close the rental" request={request} onClose={onClose}>
      <ChangedBanner seen={seen} request={request} />
      <Contest request={request} />
      <p>{claimWords(request, currency)}</p>
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Close the rental">
        <MoneyField
          {...form.field('damage_amount')}
          label="Kept for damage"
          currency={currency}
          hint={`The rest of the deposit goes back to ${request.user.name}.`}
          optional
        />
        <TextArea
          {...form.field('reason')}
          label="Why"
          hint={`${request.user.name} and ${request.machine?.user_name ?? 'the owner'} read this.`}
        />
        <Button type="submit" kind="danger" busy={form.busy}>
          Close the rental
        </Button>
      </Form>
    </RentalSheet>
  );
}

function Contest({ request: { machine_return: back, user } }: { request: RentalRequestRecord }) {
  if (!back?.contest_reason) return null;
  return (
    <Banner tone="warn" title={`${user.name} contests the return`}>
      {back.contest_reason}
      <PhotoThumbs photos={back.contest_photos} label={`Photos from ${user.name}`} />
    </Banner>
  );
}

/** What the owner claims, which stays beside what is decided. */
function claimWords(request: RentalRequestRecord, currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  const owner = request.machine?.user_name ?? 'The owner';
  const { machine_return: back } = request;
  if (!back) return `${owner} has not recorded the return. The deposit is ${money(request.deposit_amount)}.`;
  const claim = back.damage_amount;
  const claimed = claim ? `claims ${money(claim)} for damage` : 'claims no damage';
  return `${owner} ${claimed}. The deposit is ${money(request.deposit_amount)}.`;
}

function useDecisionForm(request: RentalRequestRecord, updated_at: string, onClose: () => void) {
  const { act } = useRentalMove(request.id);
  const toast = useToast();
  return useServerForm({
    rules: decisionRules,
    initial: { damage_amount: request.machine_return?.damage_amount ?? null, reason: '' },
    submit: (input) => act('close', { ...input, updated_at }),
    onSuccess: () => {
      toast.show('The rental is closed');
      onClose();
    },
  });
}
