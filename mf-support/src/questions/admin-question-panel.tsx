import { Panel, SidePanel, SkeletonPage, SpecSheet, Stack, Typed } from '@yard/ui';
import { momentInWords } from '@yard/dates';
import { NO_OUTBOX, PhotoThumbs, ThreadList, threadMessages } from '@yard/threads';
import { QuestionMissing } from './question-missing';
import { QuestionStatus } from './question-status';
import { useQuestion } from './use-question';

export function AdminQuestionPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useQuestion(id);
  const { data: question, isPending } = answer;
  const missing = <QuestionMissing answer={answer} list="/machine_questions" level={2} />;
  return (
    <SidePanel title={question?.machine.subject ?? 'Question'} label="Machine question" onClose={onClose}>
      {!question && (isPending ? <SkeletonPage /> : missing)}
      {question && (
        <Stack gap={5}>
          <div>
            <QuestionStatus question={question} />
          </div>
          <SpecSheet
            facts={[
              { label: 'From', value: question.user_name },
              { label: 'To', value: question.machine.user_name },
              { label: 'Asked', value: momentInWords(question.created_at) },
            ]}
          />
          <Panel title={`${question.user_name} asks`}>
            <Typed>{question.message}</Typed>
            <PhotoThumbs photos={question.photos} label={`Photos from ${question.user_name}`} />
          </Panel>
          <Panel title="Conversation">
            <ThreadList
              label={`Messages about ${question.machine.subject}`}
              messages={threadMessages(new Map(), question.messages, NO_OUTBOX, {
                userId: 0,
                stranger: 'an admin',
              })}
              empty={<p>Nobody has answered yet.</p>}
            />
          </Panel>
        </Stack>
      )}
    </SidePanel>
  );
}
