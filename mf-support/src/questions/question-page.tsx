import type { MachineQuestionRecord } from '@yard/contracts';
import { drawingOf } from '@yard/contracts/drawing';
import { usePageTitle } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { PhotoThumbs } from '@yard/threads';
import { Page, PageHeader, Panel, Stack, Typed } from '@yard/ui';
import { Link, useParams } from 'react-router';
import { idFrom } from '../ticket/use-ticket';
import { QuestionMissing } from '../missing/missing-record';
import { QuestionStatus } from './question-status';
import { QuestionThread } from './question-thread';
import { useQuestion } from './use-question';

export default function QuestionPage() {
  const answer = useQuestion(idFrom(useParams().id));
  const { data: question } = answer;
  return (
    <Page narrow>
      <Stack gap={6}>
        {question ? (
          <Question key={question.id} question={question} />
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
