import { type BillLineRecord, type BillRecord, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { type FieldProps, useServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Button, Form, MoneyField, Stack, TextArea, useLeaveGuard, useModals, useToast } from '@yard/ui';
import { useBill } from '../../rental/bill/use-bill';
import { useSeenBill } from '../../rental/bill/use-seen-bill';
import { billOutcome } from '../../words/outcome-of';
import { OutcomePanel } from './outcome-panel';
import { Proposals } from './proposals';

export interface DecisionFormProps {
  request: RentalRequestRecord;
  /** Both sides, who read the reason. */
  readers: string;
  onDone: () => void;
}

/** An admin decides on each line of a bill; whoever is concerned reads why. */
export function DecideBillForm({ bill, ...props }: DecisionFormProps & { bill: BillRecord }) {
  const { request, readers } = props;
  const { currency } = useSettings();
  const seen = useSeenBill(bill);
  const form = useDecision({ ...bill, updated_at: seen.updated_at ?? bill.updated_at }, props);
  useLeaveGuard(form.isUnsaved);
  const amounts = bill.lines.flatMap((_line, index) => form.values[nameOf(index)] ?? []);
  const isSaid = amounts.length === bill.lines.length;
  const outcome = isSaid ? billOutcome(request, amounts, currency) : null;
  const isSure = useSureOfCharge(request);
  const submit = async () => {
    if (!outcome) return form.check(unsaid(bill, form.values));
    // A decision without a reason is refused: no question about money before that.
    if (form.values.reason.trim() === '' || (await isSure(outcome.charged))) await form.submit();
  };
  return (
    <Form of={form} onSubmit={() => void submit()} aria-label="Decide on the bill">
      {seen.changed}
      {bill.lines.map((line, index) => (
        <DecidedLine
          key={line.id}
          line={line}
          offered={bill.offer?.line_id === line.id ? bill.offer.amount : undefined}
          field={form.field(nameOf(index))}
        />
      ))}
      <OutcomePanel request={request} outcome={outcome} />
      <TextArea
        {...form.field('reason')}
        label="Why"
        hint={`${readers} read this.`}
        maxLength={REASON_MAX}
        required
      />
      <Button type="submit" kind="danger" busy={form.busy}>
        Decide
      </Button>
    </Form>
  );
}

/** Asks before a card is charged: with what, and whose. */
function useSureOfCharge({ user }: RentalRequestRecord) {
  const { currency } = useSettings();
  const { confirm } = useModals();
  return async (charged: number): Promise<boolean> => {
    if (charged === 0) return true;
    const money = formatMoney(charged, currency, { exact: true });
    return confirm({
      title: `Charge ${money}?`,
      message: `${user.name}’s card is charged with what is above the deposit. This cannot be taken back.`,
      confirmText: `Charge ${money}`,
      danger: true,
    });
  };
}

/** As the server names the amount of a line that it refuses. */
type LineName = `lines.${number}.amount`;
const nameOf = (index: number): LineName => `lines.${index}.amount`;

type Draft = { reason: string } & Record<LineName, number | null>;

/** Each line as it is claimed, but for the damage: what that comes to is the admin's to say. */
const draftOf = ({ lines }: BillRecord): Draft => ({
  ...Object.fromEntries(
    lines.map(({ kind, claimed_amount }, index) => [
      nameOf(index),
      kind === 'damage' ? null : claimed_amount,
    ]),
  ),
  reason: '',
});

const unsaid = ({ lines }: BillRecord, draft: Draft): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((_line, index) =>
      draft[nameOf(index)] === null ? [[nameOf(index), 'Say an amount.']] : [],
    ),
  );

interface DecidedLineProps {
  line: BillLineRecord;
  /** What a side offered to agree on. */
  offered: number | undefined;
  field: FieldProps<number | null>;
}

function DecidedLine({ line, offered, field }: DecidedLineProps) {
  const { currency } = useSettings();
  const claimed = formatMoney(line.claimed_amount, currency, { exact: true });
  return (
    <Stack gap={3} shrinks>
      <MoneyField {...field} label={line.label} hint={`Claimed: ${claimed}`} currency={currency} />
      {line.claimed_amount !== 0 && (
        <Proposals
          what={line.label}
          claimed={line.claimed_amount}
          offered={offered}
          onChoose={field.onChange}
        />
      )}
    </Stack>
  );
}

function useDecision(bill: BillRecord, { request, onDone }: DecisionFormProps) {
  const { decide } = useBill(request.id);
  const toast = useToast();
  return useServerForm({
    rules: null,
    initial: draftOf(bill),
    submit: ({ reason, ...amounts }) =>
      decide({
        lines: bill.lines.flatMap(({ id }, index) => {
          const amount = amounts[nameOf(index)];
          return amount === null || amount === undefined ? [] : [{ id, amount }];
        }),
        reason,
        updated_at: bill.updated_at,
      }),
    onSuccess: () => {
      toast.show('Decided. Both are told');
      onDone();
    },
  });
}
