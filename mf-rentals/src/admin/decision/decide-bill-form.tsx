import { type BillLineRecord, type BillRecord, REASON_MAX, type RentalRequestRecord } from '@yard/contracts';
import { boundsOfClaim, isWithinClaim } from '@yard/contracts/bill-price';
import { type FieldProps, useServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Form, MoneyField, Stack, Submit, TextArea, useLeaveGuard, useModals } from '@yard/ui';
import { type RefObject, useRef } from 'react';
import { useBill } from '../../rental-page/bill/use-bill';
import { useSeenBill } from '../../rental-page/bill/use-seen-bill';
import { billOutcome, type Outcome, outcomeWords } from '../../words/outcome-of';
import { OutcomePanel } from './outcome-panel';
import { Proposals } from './proposals';

export type DecisionFormProps = { request: RentalRequestRecord; readers: string; onDone: () => void };

export function DecideBillForm({ bill, ...props }: DecisionFormProps & { bill: BillRecord }) {
  const { request, readers } = props;
  const { currency } = useSettings();
  const seen = useSeenBill(bill);
  // Decides what the question said, whatever comes in while it is open.
  const charged = useRef<number | null>(null);
  const asSeen = { ...bill, updated_at: seen.updated_at ?? bill.updated_at };
  const form = useDecision(asSeen, props, charged);
  useLeaveGuard(form.isUnsaved);
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  const refusals = amountRefusals(bill, form.values, money);
  const amounts = bill.lines.flatMap((_line, index) => form.values[nameOf(index)] ?? []);
  const outcome = Object.keys(refusals).length === 0 ? billOutcome(request, amounts, currency) : null;
  const isSure = useSureOf(request);
  const submit = async () => {
    const isUnexplained = form.values.reason.trim() === '';
    const reason: Record<string, string> = isUnexplained ? { reason: 'Enter a reason.' } : {};
    // No confirmation is shown before all rules are met.
    if (!outcome || isUnexplained) return form.check({ ...refusals, ...reason });
    charged.current = outcome.charged;
    if (await isSure(outcome)) await form.submit();
  };
  return (
    <Form of={form} onSubmit={() => void submit()} aria-label="Decide on the bill">
      {seen.changed}
      {bill.lines.map((line, index) => (
        <DecidedLine
          key={line.id}
          line={line}
          offered={bill.offer?.line_id === line.id ? bill.offer.amount : undefined}
          field={withRefusal(form.field(nameOf(index)), refusals[nameOf(index)])}
        />
      ))}
      <OutcomePanel request={request} outcome={outcome} />
      <Why field={form.field('reason')} readers={readers} />
      <Submit of={form} kind="danger" label="Decide" />
    </Form>
  );
}

function Why({ field, readers }: { field: FieldProps<string>; readers: string }) {
  return (
    <TextArea {...field} label="Why" hint={`${readers} will read this.`} maxLength={REASON_MAX} required />
  );
}

function useSureOf(request: RentalRequestRecord) {
  const { currency } = useSettings();
  const { confirm } = useModals();
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  return (outcome: Outcome): Promise<boolean> =>
    confirm({
      title: outcome.charged > 0 ? `Charge ${money(outcome.charged)}?` : 'Decide on the bill?',
      message: outcomeWords(outcome, request, money),
      confirmText: outcome.charged > 0 ? `Charge ${money(outcome.charged)}` : 'Decide',
      danger: true,
    });
}

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

function amountRefusals(
  { lines }: BillRecord,
  draft: Draft,
  money: (amount: number) => string,
): Record<string, string> {
  const refused = lines.flatMap((line, index) => {
    const amount = draft[nameOf(index)];
    const [least, most] = boundsOfClaim(line);
    if (amount === null || amount === undefined) return [[nameOf(index), 'Enter an amount.']];
    if (isWithinClaim(line, amount)) return [];
    return [[nameOf(index), `Enter an amount from ${money(least)} to ${money(most)}.`]];
  });
  return Object.fromEntries(refused) as Record<string, string>;
}

/** An amount out of bounds is refused while it is typed; a missing one, when the form is sent. */
const withRefusal = (field: FieldProps<number | null>, refusal: string | undefined) =>
  field.value === null || refusal === undefined ? field : { ...field, error: refusal };

interface DecidedLineProps {
  line: BillLineRecord;
  offered: number | undefined;
  field: FieldProps<number | null>;
}

function DecidedLine({ line, offered, field }: DecidedLineProps) {
  const { currency } = useSettings();
  const claimed = formatMoney(line.claimed_amount, currency, { exact: true });
  return (
    <Stack gap={3} shrinks>
      <MoneyField
        {...field}
        label={line.label}
        hint={`Claimed: ${claimed}`}
        currency={currency}
        signed={line.claimed_amount < 0}
      />
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

function useDecision(
  bill: BillRecord,
  { request, onDone }: DecisionFormProps,
  charged: RefObject<number | null>,
) {
  const { decide } = useBill(request.id);
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
        seen: { due_now: charged.current },
      }),
    done: 'Decision sent to both',
    onSuccess: () => onDone(),
  });
}
