import { useSession } from '@yard/session';
import { Page, PageHeader, Stack, Tabs } from '@yard/ui';
import { useSearchParams } from 'react-router';
import { QuestionsList } from './questions-list';

export default function QuestionsPage() {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const role = query.get('role') ?? (user?.owner ? 'owner' : 'renter');
  return (
    <Page narrow>
      <Stack gap={6}>
        <PageHeader title="Questions" lead="About machines, before they are rented." />
        {user?.owner ? (
          <Tabs
            label="Questions"
            selected={role === 'renter' ? 'renter' : 'owner'}
            onSelect={(chosen) => setQuery({ role: chosen })}
            tabs={[
              { id: 'owner', label: 'About your machines', content: <QuestionsList role="owner" /> },
              { id: 'renter', label: 'Asked by you', content: <QuestionsList role="renter" /> },
            ]}
          />
        ) : (
          <QuestionsList role="renter" />
        )}
      </Stack>
    </Page>
  );
}
