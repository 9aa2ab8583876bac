import { machineQuestionType, type MachineQuestionRecord } from '@yard/contracts';
import { AdminList } from '@yard/remote-kit/admin-list';
import { type Column, DateText } from '@yard/ui';
import { AdminQuestionPanel } from './admin-question-panel';
import { QuestionStatus } from './question-status';

const columns: readonly Column<MachineQuestionRecord>[] = [
  { key: 'machine', label: 'Machine', wide: true, render: ({ machine }) => machine.subject },
  {
    key: 'message',
    label: 'Question',
    grows: true,
    render: ({ message }) => message.trim().split('\n', 1)[0],
    below: ({ machine, user_name }) => `${machine.subject} · ${user_name}`,
  },
  { key: 'user_name', label: 'From', wide: true, render: ({ user_name }) => user_name },
  { key: 'owner', label: 'To', wide: true, render: ({ machine }) => machine.user_name },
  { key: 'status', label: 'Status', render: (one) => <QuestionStatus question={one} /> },
  {
    key: 'created_at',
    label: 'Asked',
    width: '120px',
    sortable: true,
    wide: true,
    render: ({ created_at }) => <DateText dayOnly value={created_at} />,
  },
];

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
      children: 'What renters ask owners about their machines stands here.',
    }}
    Panel={AdminQuestionPanel}
  />
);
export default AdminQuestionsPage;
