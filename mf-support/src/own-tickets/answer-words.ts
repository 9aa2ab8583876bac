import { useSettings } from '@yard/remote-kit';

export function useAnswerWords(): string | null {
  const { ticket_answer_hours: hours } = useSettings();
  if (!hours) return null;
  const span = hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
  return `We aim to answer by email within ${span}.`;
}

const counted = (count: number, noun: string) =>
  count === 1 ? `a${noun === 'hour' ? 'n' : ''} ${noun}` : `${count} ${noun}s`;
