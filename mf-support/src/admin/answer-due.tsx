import type { SupportTicketRecord } from '@yard/contracts';
import { formatInstant, spanWords } from '@yard/dates';
import { StatusBadge } from '@yard/ui';

const MINUTE_MS = 60_000;

type AnswerDueProps = { ticket: Pick<SupportTicketRecord, 'answer_due_at'> };

export function AnswerDue({ ticket: { answer_due_at } }: AnswerDueProps) {
  if (answer_due_at === null) return null;
  const minutes = Math.floor((Date.parse(answer_due_at) - Date.now()) / MINUTE_MS);
  return (
    <time dateTime={answer_due_at} title={formatInstant(answer_due_at, undefined, new Date())}>
      {minutes < 0 ? (
        <StatusBadge tone="bad">{spanWords(-minutes)} late</StatusBadge>
      ) : (
        `Due in ${spanWords(minutes)}`
      )}
    </time>
  );
}
