import { questionWords } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

const TONES = { Closed: 'neutral', Waiting: 'info', Answered: 'good' } as const;

export function QuestionStatus({ question }: { question: Parameters<typeof questionWords>[0] }) {
  const words = questionWords(question);
  return <StatusBadge tone={TONES[words]}>{words}</StatusBadge>;
}
