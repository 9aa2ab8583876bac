import { type MachineQuestionRecord, machineQuestionType } from '@yard/contracts';
import { questionList } from '@yard/contracts/back-office';
import { momentInWords } from '@yard/dates';
import { PersonName } from '@yard/remote-kit';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { PhotoThumbs } from '@yard/threads';
import { Panel, SidePanel, SpecSheet, Stack, Typed } from '@yard/ui';
import { Link } from 'react-router';
import { QuestionMissing } from '../missing/missing-record';
import { QuestionStatus } from './question-status';
import { QuestionThread } from './question-thread';
import { useQuestion } from './use-question';

const columns = columnsOf(questionList, {
  machine: { wide: true },
  message: {
    grows: true,
    render: ({ message }) => message.trim().split('\n', 1)[0],
    below: ({ machine, user_name }) => `${machine.subject} · ${user_name}`,
  },
  user_name: { wide: true },
  owner: { wide: true },
  status: { render: (one) => <QuestionStatus question={one} /> },
  created_at: { width: '120px', sortable: true, wide: true, date: 'day' },
});

const ANSWERED = {
  name: 'answered',
  label: 'Which questions',
  segments: [
    { value: 'all', label: 'All', asks: {} },
    { value: 'waiting', label: 'Waiting', asks: { answered: false } },
    { value: 'answered', label: 'Answered', asks: { answered: true } },
  ],
} as const;

const AdminQuestionsPage = () => (
  <AdminList
    live
    type={machineQuestionType}
    title="Machine questions"
    noun="question"
    beside="question"
    search="Text, machine, person"
    choices={[ANSWERED]}
    order={[['created_at'], { key: 'created_at', direction: 'desc' }]}
    columns={columns}
    none={{
      icon: 'message',
      title: 'No questions here',
      children: 'Questions that renters ask owners show up here.',
    }}
    Panel={AdminQuestionPanel}
  />
);
export default AdminQuestionsPage;

function AdminQuestionPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useQuestion(id);
  const { data: question } = answer;
  return (
    <SidePanel title={question?.machine.subject ?? 'Question'} label="Machine question" onClose={onClose}>
      {!question && <QuestionMissing answer={answer} list="/machine_questions" level={2} />}
      {question && (
        <Stack gap={5}>
          <div>
            <QuestionStatus question={question} />
          </div>
          <QuestionFacts question={question} />
          <Panel title={`${question.user_name} asks`}>
            <Typed>{question.message}</Typed>
            <PhotoThumbs photos={question.photos} label={`Photos from ${question.user_name}`} />
          </Panel>
          <Panel title="Conversation">
            <QuestionThread question={question} />
          </Panel>
        </Stack>
      )}
    </SidePanel>
  );
}

function QuestionFacts({ question }: { question: MachineQuestionRecord }) {
  const { user_id, user_name, machine, machine_id, created_at } = question;
  return (
    <SpecSheet
      facts={[
        { label: 'From', value: <PersonName id={user_id} name={user_name} /> },
        { label: 'To', value: <PersonName id={machine.user_id} name={machine.user_name} /> },
        { label: 'Machine', value: <Link to={`/machines/${machine_id}`}>{machine.subject}</Link> },
        { label: 'Asked', value: momentInWords(created_at) },
      ]}
    />
  );
}
