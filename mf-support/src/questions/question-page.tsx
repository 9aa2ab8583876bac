import { type MachineQuestionRecord, machineQuestionType } from '@yard/contracts';
import { drawingOf } from '@yard/contracts/drawing';
import { usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { PhotoThumbs, RecordThread } from '@yard/threads';
import { Page, PageHeader, Panel, SkeletonPage, Stack, Typed } from '@yard/ui';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { idFrom } from '../ticket/use-ticket';
import { QuestionMissing } from './question-missing';
import { QuestionStatus } from './question-status';
import { useQuestion } from './use-question';

export default function QuestionPage() {
  const id = idFrom(useParams().id);
  const answer = useQuestion(id);
  const { data: question, isPending } = answer;
  return (
    <Page narrow>
      <Stack gap={6}>
        {question ? (
          <Question key={question.id} question={question} />
        ) : id !== null && isPending ? (
          <SkeletonPage />
        ) : (
          <QuestionMissing answer={answer} list="/questions" />
        )}
      </Stack>
    </Page>
  );
}

function Question({ question }: { question: MachineQuestionRecord }) {
  const { machine } = question;
  const isOwner = useSession().user?.id === machine.user_id;
  usePageTitle(`Question about ${machine.subject}`);
  return (
    <>
      <PageHeader
        back={{ to: `/questions?role=${isOwner ? 'owner' : 'renter'}`, label: 'Questions' }}
        title={machine.subject}
        picture={machine.photo_url ?? drawingOf(machine)}
        status={<QuestionStatus question={question} />}
        lead={
          <>
            {isOwner ? `${question.user_name} asks` : `Your question to ${machine.user_name}`}
            {question.open && (
              <>
                {' · '}
                <Link to={`/machines/${machine.id}`}>See the machine</Link>
              </>
            )}
          </>
        }
      />
      <Panel title={isOwner ? 'The question' : 'Your question'}>
        <Typed>{question.message}</Typed>
        <PhotoThumbs photos={question.photos} label={`Photos from ${question.user_name}`} />
      </Panel>
      <Panel title="Answers">
        <QuestionThread question={question} />
      </Panel>
    </>
  );
}

function QuestionThread({ question }: { question: MachineQuestionRecord }) {
  const isOwner = useSession().user?.id === question.machine.user_id;
  const { user_id, user_name, machine } = question;
  const people = useMemo(
    () =>
      new Map([
        [user_id, user_name],
        [machine.user_id, machine.user_name],
      ]),
    [user_id, user_name, machine.user_id, machine.user_name],
  );
  // An owner's question waits for an answer; looking at it is none.
  const isWaiting = isOwner && question.answered_at === null;
  const record = isWaiting ? { ...question, needs_attention: false } : question;
  return (
    <RecordThread
      on={{ kind: 'machine_question', type: machineQuestionType, record, people }}
      label={`Messages about ${machine.subject}`}
      stranger="Yard"
      empty={
        isOwner ? `${user_name} is waiting for your answer.` : `${machine.user_name} hasn’t answered yet.`
      }
      closed={question.open ? null : 'This machine is no longer listed, so you can’t write here.'}
    />
  );
}
