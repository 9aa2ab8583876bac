import { AwaitedRecord, DateText, Page, PageHeader, Stack } from '@yard/ui';
import type { ReactNode } from 'react';

type PolicyPageProps<P> = {
  title: string;
  query: { data: P | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  children: (policy: P) => ReactNode;
};

export function PolicyPage<P extends { version: number; created_at: string }>(props: PolicyPageProps<P>) {
  const { title, query, children } = props;
  const policy = query.data;
  return (
    <Page narrow>
      <Stack gap={6}>
        {policy && (
          <PageHeader
            back={{ to: '/documents', label: 'Documents and policies' }}
            title={title}
            lead={
              <>
                Version {policy.version}, in force since <DateText dayOnly value={policy.created_at} />
              </>
            }
          />
        )}
        {policy && children(policy)}
        {!policy && <AwaitedRecord title="We couldn’t load the policy" level={1} answer={query} />}
      </Stack>
    </Page>
  );
}
