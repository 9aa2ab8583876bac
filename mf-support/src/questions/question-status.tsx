import type { MachineQuestionRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

export function QuestionStatus({
  question,
}: {
  question: Pick<MachineQuestionRecord, 'answered_at' | 'open'>;
}) {
  if (!question.open) return <StatusBadge tone="neutral">Closed</StatusBadge>;
  return question.answered_at === null ? (
    <StatusBadge tone="info">Waiting</StatusBadge>
  ) : (
    <StatusBadge tone="good">Answered</StatusBadge>
  );
}
