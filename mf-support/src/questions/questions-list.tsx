import { type MachineQuestionRecord, machineQuestionType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useUrlFilters } from '@yard/remote-kit';
import { EmptyState, LinkButton } from '@yard/ui';
import { PagedThreads } from '../lists/paged-threads';
import { ListedThread } from '../ticket/listed-thread';
import { QuestionStatus } from './question-status';

export function QuestionsList({ role }: { role: 'renter' | 'owner' }) {
  const filters = useUrlFilters();
  const records = useRecords(machineQuestionType, { role, page: filters.page });
  useLiveRecords(machineQuestionType);
  return (
    <PagedThreads
      {...{ records, filters }}
      noun="questions"
      none={<NoQuestions role={role} />}
      card={(question) => <QuestionCard question={question} isOwner={role === 'owner'} />}
    />
  );
}

function NoQuestions({ role }: { role: 'renter' | 'owner' }) {
  return role === 'owner' ? (
    <EmptyState icon="message" title="No questions yet">
      Questions about your machines show up here. We’ll email you, too.
    </EmptyState>
  ) : (
    <EmptyState
      icon="message"
      title="No questions yet"
      action={<LinkButton to="/search">Find a machine</LinkButton>}
    >
      You can ask an owner on the machine’s page before you request it. Answers show up here.
    </EmptyState>
  );
}

function QuestionCard({ question, isOwner }: { question: MachineQuestionRecord; isOwner: boolean }) {
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
