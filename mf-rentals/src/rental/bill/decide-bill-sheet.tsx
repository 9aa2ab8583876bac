import { type BillRecord, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@yard/money';
import { useSettings } from '@yard/remote-kit';
import { Button, Form, MoneyField, TextArea, useToast } from '@yard/ui';
import { RentalSheet } from '../rental-sheet';
import { useBill } from './use-bill';

/** An admin decides on each line; whoever is concerned reads why. */
export function DecideBillSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { currency } = useSettings();
  const bill = request.bill;
  const form = useDecision(request, bill, onClose);
  const deposit = formatMoney(request.deposit_amount, currency, { exact: true });
  return (
    <RentalSheet title="Decide on the bill" request={request} onClose={onClose}>
      <p>
        The deposit of {deposit} pays first; what is above it is charged to {request.user.name}’s card.
      </p>
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Decide on the bill">
        {(bill?.lines ?? []).map((line, index) => (
          <MoneyField
            key={line.id}
            name={`lines.${index}.amount`}
            label={line.label}
            hint={`Claimed: ${formatMoney(line.claimed_amount, currency, { exact: true })}`}
            currency={currency}
            value={form.values.lines[index]?.amount ?? null}
            onChange={(amount) => form.set({ lines: withAmount(form.values.lines, index, amount) })}
            error={form.errors[`lines.${index}.amount`]}
          />
        ))}
        <TextArea
          {...form.field('reason')}
          label="Why"
          hint={`${request.user.name} and ${request.machine?.user_name ?? 'the owner'} read this.`}
          maxLength={REASON_MAX}
          required
        />
        <Button type="submit" kind="danger" busy={form.busy}>
          Decide
        </Button>
      </Form>
    </RentalSheet>
  );
}

interface DecidedLine {
  id: number;
  amount: number | null;
}

const withAmount = (lines: readonly DecidedLine[], at: number, amount: number | null) =>
  lines.map((line, index) => (index === at ? { ...line, amount } : line));

function useDecision(request: RentalRequestRecord, bill: BillRecord | null, onDone: () => void) {
  const { decide } = useBill(request.id);
  const toast = useToast();
  const lines = (bill?.lines ?? []).map(({ id, claimed_amount }): DecidedLine => ({
    id,
    amount: claimed_amount,
  }));
  return useServerForm({
    rules: null,
    initial: { lines, reason: '' },
    submit: (values) =>
      decide({
        lines: values.lines.map(({ id, amount }) => ({ id, amount: amount ?? 0 })),
        reason: values.reason,
      }),
    onSuccess: () => {
      toast.show('Decided. Both are told');
      onDone();
    },
  });
}
