import { type MachineQuestionRecord, machineQuestionType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { EmptyState, LinkButton, LoadFailed, pageOf, Pagination, Stack } from '@yard/ui';
import { usePageNumber } from '../lists/use-page-number';
import { WaitingCards } from '../lists/waiting-cards';
import { ListedThread } from '../ticket/listed-thread';
import { QuestionStatus } from './question-status';

export function QuestionsList({ role }: { role: 'renter' | 'owner' }) {
  const [page, turnTo] = usePageNumber();
  const questions = useRecords(machineQuestionType, { role, page });
  useLiveRecords(machineQuestionType);

  if (questions.data === undefined) {
    if (!questions.isError) return <WaitingCards />;
    return (
      <LoadFailed title="We couldn’t load the questions" answer={questions}>
        Check your connection and try again.
      </LoadFailed>
    );
  }
  if (questions.data.data.length === 0) return <NoQuestions role={role} />;
  return (
    <>
      <Stack as="ul" gap={3} bare aria-busy={questions.isPlaceholderData}>
        {questions.data.data.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} isOwner={role === 'owner'} />
          </li>
        ))}
      </Stack>
      <Pagination {...pageOf(questions.data)} noun="questions" onPage={turnTo} />
    </>
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
