import { payoutType, type StatementRecord, statementType } from '@yard/contracts';
import { useLiveRecords, useRecordCache, useRecords } from '@yard/data';
import { AnswerFailed, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import {
  Card,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  pageOf,
  Pagination,
  SkeletonBlock,
  Stack,
  Text,
} from '@yard/ui';
import { figuresOf, monthWords } from './months';
import { Figures } from './figures';

export default function StatementsPage() {
  const filters = useUrlFilters();
  const { refresh } = useRecordCache(statementType);
  useLiveRecords(payoutType, { saved: refresh });
  return (
    <Page>
      <Stack gap={6}>
        <PageHeader
          title="Statements"
          back={{ to: '/payouts', label: 'Earnings' }}
          lead="Earnings, fees, refunds and payouts by month"
        />
        <Months filters={filters} />
      </Stack>
    </Page>
  );
}

function Months({ filters }: { filters: UrlFilters }) {
  const { data, error, isFetching, refetch } = useRecords(statementType, {
    page: filters.page,
    per_page: 12,
  });
  if (error && !data) {
    return (
      <AnswerFailed
        title="We couldn’t load your statements"
        level={2}
        answer={{ error, isFetching, refetch }}
      />
    );
  }
  if (!data) return <MonthsSkeleton />;
  if (data.data.length === 0) return <NoMonths />;
  return (
    <>
      <Stack as="ul" gap={3} bare>
        {data.data.map((statement) => (
          <li key={statement.id}>
            <Month statement={statement} />
          </li>
        ))}
      </Stack>
      <Pagination {...pageOf(data)} noun="months" onPage={(page) => filters.set({ page: String(page) })} />
    </>
  );
}

function NoMonths() {
  return (
    <EmptyState
      icon="receipt"
      level={2}
      title="No statements yet"
      action={<LinkButton to="/rentals?role=owner">Rentals of your machines</LinkButton>}
    >
      Your first one comes with your first rent.
    </EmptyState>
  );
}

function Month({ statement }: { statement: StatementRecord }) {
  return (
    <Card to={`/statements/${statement.id}`}>
      <Text as="h2" size={18} below={3}>
        {monthWords(statement.month)}
      </Text>
      <Figures figures={figuresOf(statement)} currency={statement.currency} />
    </Card>
  );
}

function MonthsSkeleton() {
  return (
    <Stack gap={3} bare role="status" aria-label="Loading">
      {[1, 2, 3].map((row) => (
        <SkeletonBlock key={row} height={132} />
      ))}
    </Stack>
  );
}
