import {
  type CorrectionPreview,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  ledgerCorrectionRules,
  ledgerCorrectionType,
  type LedgerEntryNameInput,
  ledgerEntryType,
} from '@yard/contracts';
import { LEDGER_ACCOUNT_NAMES } from '@yard/contracts/back-office';
import { recordKeys, useRecordCache, useServerForm, useWire } from '@yard/data';
import { formatMoney, toMajor, toMinor } from '@kit/money';
import { AwaitedAnswer, useSettings } from '@yard/remote-kit';
import { Form, MoneyField, Sheet, Submit, TextArea } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';

type Props = { entry: LedgerEntryNameInput; onClose: () => void };

export function CorrectSheet({ entry, onClose }: Props) {
  const { http } = useWire();
  const answer = useQuery({
    queryKey: [...recordKeys.all(ledgerEntryType), 'correction', entry],
    queryFn: () => http.get<CorrectionPreview>(`${ledgerCorrectionType.endpoint}/preview`, entry),
  });
  return (
    <Sheet title={`Correct ${entry.entry_key}`} isOpen onClose={onClose}>
      {answer.data && <CorrectForm entry={entry} preview={answer.data} onClose={onClose} />}
      {!answer.data && <AwaitedAnswer title="We couldn’t load the entry" answer={answer} height={320} />}
    </Sheet>
  );
}

function CorrectForm({ entry, preview, onClose }: Props & { preview: CorrectionPreview }) {
  const { currency } = useSettings();
  const form = useCorrection(entry, preview, onClose);
  const money = (minor: number) => formatMoney(toMajor(minor, currency), currency, { exact: true });
  const sides = LEDGER_ACCOUNTS.map((account) => {
    const now = toMinor(preview.posted[account], currency);
    return { account, now, then: now + toMinor(form.values[account] ?? 0, currency) };
  });
  const off = sides.reduce((sum, { then }) => sum + then, 0);
  return (
    <Form of={form} aria-label="Correct the ledger">
      <p>A debit is above 0, a credit below. The suggestion matches what moved.</p>
      {sides.map(({ account, now, then }) => (
        <MoneyField
          key={account}
          {...form.field(account)}
          label={LEDGER_ACCOUNT_NAMES[account]}
          currency={currency}
          signed
          hint={`Now ${money(now)}, then ${money(then)}`}
        />
      ))}
      <p role="status">
        {off === 0
          ? 'Debits and credits are equal.'
          : `Debits and credits differ by ${money(Math.abs(off))}.`}
      </p>
      <TextArea {...form.field('reason')} label="Reason" hint="Shown with the entry." />
      <Submit of={form} label="Propose the correction" />
    </Form>
  );
}

function useCorrection(entry: LedgerEntryNameInput, { proposed }: CorrectionPreview, onClose: () => void) {
  const { http } = useWire();
  const { refresh } = useRecordCache(ledgerCorrectionType);
  const sides: Record<LedgerAccount, number | null> = proposed;
  return useServerForm({
    rules: ledgerCorrectionRules,
    initial: { ...entry, ...sides, reason: '' },
    submit: (input) => http.post(ledgerCorrectionType.endpoint, input),
    done: 'Correction proposed. Another admin must confirm it',
    onSuccess: () => {
      refresh();
      onClose();
    },
  });
}
