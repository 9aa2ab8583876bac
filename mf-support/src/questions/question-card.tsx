import type { MachineQuestionRecord } from '@yard/contracts';
import { ListedThread } from '../ticket/listed-thread';
import { QuestionStatus } from './question-status';

/** A question in the list of one of its two sides: about what, with whom, and its first lines. */
export function QuestionCard({ question, isOwner }: { question: MachineQuestionRecord; isOwner: boolean }) {
  const words = isOwner && question.answered_at === null ? 'To answer' : 'New message';
  return (
    <ListedThread
      to={`/questions/${question.id}`}
      title={question.machine.subject}
      status={<QuestionStatus question={question} />}
      waits={question.needs_attention && words}
      since={question.created_at}
    >
      {isOwner ? `${question.user_name} asks: ` : `To ${question.machine.user_name}: `}
      {question.message}
    </ListedThread>
  );
}
