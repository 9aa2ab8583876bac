import { usePageTitle } from '@yard/remote-kit';
import { EmptyState, LinkButton, PageHeader } from '@yard/ui';

/** For paths that lead nowhere. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        icon="search"
        title="There is nothing at this address"
        action={<LinkButton to="/">Home</LinkButton>}
      >
        The link may be old, or a letter may be missing.
      </EmptyState>
    </>
  );
}
