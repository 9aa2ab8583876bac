import { type BillLineRecord, type BillRecord, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@yard/money';
import { useSettings } from '@yard/remote-kit';
import { Button, Form, MoneyField, TextArea, useToast } from '@yard/ui';
import { useBill } from '../../rental/bill/use-bill';
import { useSeenBill } from '../../rental/bill/use-seen-bill';
import styles from './decision.module.css';
import { billOutcome, claimedLines } from '../../words/outcome-of';
import { OutcomePanel } from './outcome-panel';

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
  const amounts = form.values.lines.map(({ amount }) => amount ?? 0);
  const setAmount = (at: number, amount: number | null) =>
    form.set({ lines: form.values.lines.map((line, index) => (index === at ? { ...line, amount } : line)) });
  return (
    <Form onSubmit={form.submit} errors={form.errors} aria-label="Decide on the bill">
      {seen.changed}
      {bill.lines.map((line, index) => (
        <DecidedLine
          key={line.id}
          line={line}
          offered={bill.offer?.line_id === line.id ? bill.offer.amount : null}
          name={`lines.${index}.amount`}
          amount={form.values.lines[index]?.amount ?? null}
          error={form.errors[`lines.${index}.amount`]}
          onChange={(amount) => setAmount(index, amount)}
        />
      ))}
      <OutcomePanel request={request} outcome={billOutcome(request, amounts, currency)} />
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

interface DecidedLineProps {
  line: BillLineRecord;
  /** What a side offered to agree on; null for nothing. */
  offered: number | null;
  name: string;
  amount: number | null;
  error: string | undefined;
  onChange: (amount: number | null) => void;
}

function DecidedLine({ line, offered, onChange, ...field }: DecidedLineProps) {
  const { currency } = useSettings();
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  return (
    <div className={styles.line}>
      <MoneyField
        {...field}
        label={line.label}
        hint={`Claimed: ${money(line.claimed_amount)}`}
        currency={currency}
        value={field.amount}
        onChange={onChange}
      />
      {line.claimed_amount !== 0 && (
        <div className={styles.proposals} role="group" aria-label={`Proposals for ${line.label}`}>
          <Button small onPress={() => onChange(line.claimed_amount)}>
            As claimed
          </Button>
          {offered !== null && (
            <Button small onPress={() => onChange(offered)}>
              As offered: {money(offered)}
            </Button>
          )}
          <Button small onPress={() => onChange(0)}>
            Nothing
          </Button>
        </div>
      )}
    </div>
  );
}

function useDecision(bill: BillRecord, { request, onDone }: DecisionFormProps) {
  const { decide } = useBill(request.id);
  const toast = useToast();
  return useServerForm({
    rules: null,
    initial: { lines: claimedLines(bill), reason: '' },
    submit: ({ lines, reason }) =>
      decide({
        lines: lines.map(({ id, amount }) => ({ id, amount: amount ?? 0 })),
        reason,
        updated_at: bill.updated_at,
      }),
    onSuccess: () => {
      toast.show('Decided. Both are told');
      onDone();
    },
  });
}
