import { machineQuestionType, type MachineQuestionRecord } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { RecordTable, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { type Column, DateText, EmptyState, FilterBar, PageHeader, Segmented } from '@yard/ui';
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

const ANSWERED = { waiting: false, answered: true, all: null } as const;
type Answered = keyof typeof ANSWERED;
const isAnswered = (text: string): text is Answered => text in ANSWERED;

function answeredIn(filters: UrlFilters): Answered {
  const filter = filters.get('answered');
  return isAnswered(filter) ? filter : 'all';
}

/** Everybody's questions about machines, to read; one opens beside the list. */
export default function AdminQuestionsPage() {
  const filters = useUrlFilters('question');
  const sort = filters.sortOf(['created_at'], { key: 'created_at', direction: 'desc' });
  const questions = useRecords(machineQuestionType, {
    search: filters.get('search'),
    answered: ANSWERED[answeredIn(filters)],
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: 25,
  });
  useLiveRecords(machineQuestionType);

  return (
    <>
      <PageHeader title="Machine questions" />
      <QuestionFilters filters={filters} />
      <RecordTable
        filters={filters}
        label="Machine questions"
        noun="question"
        answer={questions}
        columns={columns}
        sort={sort}
        empty={
          <EmptyState icon="message" title="No questions here">
            What renters ask owners about their machines stands here.
          </EmptyState>
        }
      />
      {filters.open !== null && (
        <AdminQuestionPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

function QuestionFilters({ filters }: { filters: UrlFilters }) {
  return (
    <FilterBar
      label="Search questions"
      placeholder="Text, machine, person"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <Segmented
        label="Which questions"
        value={answeredIn(filters)}
        onChange={(chosen) => filters.set({ answered: chosen === 'all' ? null : chosen })}
        segments={[
          { value: 'all', label: 'All' },
          { value: 'waiting', label: 'Waiting' },
          { value: 'answered', label: 'Answered' },
        ]}
      />
    </FilterBar>
  );
}
